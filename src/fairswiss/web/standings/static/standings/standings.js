// Workings: a click on a value unfolds it below the row; a second click, the button or Escape folds it up again.
import "../explanations/reach.js";

let opener = null;

function close(back) {
  document.querySelector(".st-working")?.remove();
  opener?.setAttribute("aria-expanded", "false");
  if (back) opener?.focus();
  opener = null;
}

document.addEventListener("htmx:beforeRequest", (event) => {
  const value = event.target.closest?.(".st-value");
  if (!value) return;
  const again = value === opener;
  close(again);
  if (again) event.preventDefault();
  else opener = value;
});
document.addEventListener("htmx:afterSettle", () => {
  const panel = document.querySelector(".st-working .st-panel");
  if (!panel || !opener || panel.contains(document.activeElement)) return;
  opener.setAttribute("aria-expanded", "true");
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: "nearest" });
});
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-close]")) close(true);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.querySelector(".st-working")) close(true);
});
