// Light, dark or as the system has it; large rows or many: changed at once, and the server keeps it in a cookie.

function show(form, name, chosen) {
  const root = document.documentElement;
  if (chosen) root.dataset[name] = chosen;
  else delete root.dataset[name];
  for (const button of form.querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button.value === chosen));
  }
}

/** The switch that a form is: of the theme, or of the density. */
const switched = (form) => ["theme", "density"].find((name) => `${name}Switch` in form.dataset);

export function listenToSwitches() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const name = switched(form);
    if (!name || !event.submitter) return;
    event.preventDefault();
    const chosen = event.submitter.value;
    const sent = new FormData(form, event.submitter);
    fetch(form.action, { method: "POST", body: sent, redirect: "manual" })
      .then(() => show(form, name, chosen))
      .catch(() => form.submit());
  });
}
