// A column that is chosen anew is read anew at once; of two columns for one field the other one is given up.

const form = document.querySelector("[data-columns]");

form?.addEventListener("change", (event) => {
  const chosen = event.target;
  if (chosen.matches("thead select") && chosen.value) {
    for (const other of form.querySelectorAll("thead select")) {
      if (other !== chosen && other.value === chosen.value) other.value = "";
    }
  }
  form.requestSubmit();
});
