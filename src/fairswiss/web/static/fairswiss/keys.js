// Keys: an element with data-key="p" is clicked, or focused if one can type in it, when p is pressed.

const TYPING = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";

function isFree(event) {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.target.closest(TYPING);
}

function meant(key) {
  return [...document.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key && !one.disabled);
}

export function listenToKeys() {
  for (const element of document.querySelectorAll("[data-key]")) {
    element.setAttribute("aria-keyshortcuts", element.dataset.key);
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && event.target.matches(TYPING)) return event.target.blur();
    if (!isFree(event)) return;
    const element = meant(event.key);
    if (!element) return;
    event.preventDefault();
    if (element.matches(TYPING)) element.focus();
    else element.click();
  });
}
