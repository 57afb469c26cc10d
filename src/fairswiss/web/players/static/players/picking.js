// Players found in the rating list: arrow keys go through them, Enter or a click fills the form; Enter again adds.

const form = document.querySelector("[data-adding]");
const found = document.getElementById("found");

function fill(link) {
  for (const field of ["name", "rating", "title", "federation", "fide_id", "birth", "sex"]) {
    form.elements[field].value = link.dataset[field] ?? "";
  }
  found.replaceChildren();
  form.elements.name.focus();
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
  found.addEventListener("keydown", step);
  found.addEventListener("click", (event) => {
    const link = event.target.closest("[data-pick]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    fill(link);
  });
  document.getElementById("kind").addEventListener("change", () => htmx.trigger(form.elements.name, "input"));
}
