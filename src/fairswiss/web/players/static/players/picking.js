// Players found in the rating list: arrow keys go through them, Enter or a click fills the form; Enter again adds.

const form = document.querySelector("[data-adding]");
const found = document.getElementById("found");
let isChosen = false; // until somebody types again

function fill(link) {
  for (const [field, value] of Object.entries(link.dataset)) {
    if (field in form.elements) form.elements[field].value = value;
  }
  isChosen = true;
  found.replaceChildren();
  form.elements.name.focus();
}

// An answer that comes late takes the list away from nobody who is in it, and opens none after the choice.
function keep(event) {
  if (isChosen || found.contains(document.activeElement)) event.detail.shouldSwap = false;
}

function step(event) {
  const links = [...found.querySelectorAll("[data-pick]")];
  if (!links.length || !["ArrowDown", "ArrowUp", "Escape"].includes(event.key)) return;
  event.preventDefault();
  const at = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
  if (event.key === "Escape") found.replaceChildren();
  if (event.key === "Escape" || at < 0) form.elements.name.focus();
  else links[Math.min(at, links.length - 1)].focus();
}

if (form && found) {
  form.elements.name.addEventListener("keydown", step);
  form.elements.name.addEventListener("input", () => {
    isChosen = false;
  });
  found.addEventListener("htmx:beforeSwap", keep);
  found.addEventListener("keydown", step);
  found.addEventListener("click", (event) => {
    const link = event.target.closest("[data-pick]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    fill(link);
  });
  document.getElementById("kind").addEventListener("change", () => htmx.trigger(form.elements.name, "input"));
}
