// Light, dark or as the system has it: changed at once; the server keeps it in a cookie.

function show(form, chosen) {
  const root = document.documentElement;
  if (chosen) root.dataset.theme = chosen;
  else delete root.dataset.theme;
  for (const button of form.querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button.value === chosen));
  }
}

export function switchThemes() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-theme-switch]") || !event.submitter) return;
    event.preventDefault();
    const chosen = event.submitter.value;
    const sent = new FormData(form, event.submitter);
    fetch(form.action, { method: "POST", body: sent, redirect: "manual" })
      .then(() => show(form, chosen))
      .catch(() => form.submit());
  });
}
