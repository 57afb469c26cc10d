// Changes by hand: says who is chosen, and offers what can be done with them. The server checks all of it.

const form = document.getElementById("hand");
const told = document.getElementById("picked");

function show() {
  const chosen = [...form.querySelectorAll("[name=chosen]:checked")];
  const names = chosen.map((box) => box.parentElement.textContent.trim());
  told.textContent = names.length ? names.join(" · ") : told.dataset.none;
  for (const button of form.querySelectorAll("[data-needs]")) {
    const needs = Number(button.dataset.needs);
    button.disabled = needs > 0 && chosen.length !== needs;
  }
}

form.addEventListener("change", (event) => {
  const chosen = [...form.querySelectorAll("[name=chosen]:checked")];
  if (chosen.length > 2 && event.target.checked) {
    chosen.filter((box) => box !== event.target).at(-1).checked = false;
  }
  show();
});
addEventListener("pageshow", show);
show();
