// The list shows only what has all the typed words: number, title, name, federation, FIDE id. The server can do it too.

const form = document.querySelector("[data-filter]");
const rows = form ? [...document.getElementById(form.dataset.filter).rows].filter((row) => row.cells.length > 1) : [];
const texts = rows.map((row) => {
  const more = row.querySelector("[data-more]")?.dataset.more ?? "";
  return [...row.cells].slice(0, 5).map((cell) => cell.textContent).concat(more).join(" ").toLowerCase();
});

function filter(typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  rows.forEach((row, at) => {
    row.hidden = !words.every((word) => texts[at].includes(word));
    shown += row.hidden ? 0 : 1;
  });
  const status = form.querySelector("[data-filtered]");
  const said = status.dataset.words.replace("……", rows.length).replace("…", shown);
  status.textContent = words.length ? said : "";
}

if (form && !new URLSearchParams(location.search).get("find")) {
  const input = form.querySelector("input[type=search]");
  form.querySelector("button").hidden = true;
  input.addEventListener("input", () => filter(input.value));
  form.addEventListener("submit", (event) => event.preventDefault());
}
const added = document.querySelector("tr.new");
if (added) added.closest(".table-box").scrollTop = added.offsetTop - 80;
