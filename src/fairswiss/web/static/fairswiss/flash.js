// Messages: they can be dismissed, and what went wrong gets the focus when it appears.

function tend(place) {
  for (const button of place.querySelectorAll("[data-dismiss]")) button.hidden = false;
}

function focusFirstMistake() {
  document.querySelector("#flash .note-bad")?.focus();
}

export function tendMessages() {
  tend(document);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-dismiss]");
    if (button) button.closest(".note").remove();
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    tend(document);
    if (event.detail.xhr?.status >= 400) focusFirstMistake();
  });
}
