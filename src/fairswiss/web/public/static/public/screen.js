// A screen in the playing hall: keeps its list fresh, turns the pages of a long one, and says when nobody answers.
const hall = document.getElementById("hall");
const lost = document.getElementById("hall-lost");
const time = document.getElementById("hall-time");
const counted = document.getElementById("hall-page");
let tag = hall.dataset.tag;
let current = 0;
let pages = [];

const rowsOf = () => [...hall.querySelectorAll("tbody tr")];

// As many rows on a page as are wholly seen.
function measure() {
  const rows = rowsOf();
  for (const row of rows) row.hidden = false;
  const list = hall.querySelector(".hall-list");
  const room = list.clientHeight - (list.querySelector("thead")?.offsetHeight ?? 0);
  pages = [];
  let left = 0;
  for (const row of rows) {
    const height = row.offsetHeight;
    if (pages.length === 0 || left < height) {
      pages.push([]);
      left = room;
    }
    pages.at(-1).push(row);
    left -= height;
  }
  show(current < pages.length ? current : 0);
}

function show(number) {
  current = number;
  pages.forEach((rows, at) => {
    for (const row of rows) row.hidden = at !== number;
  });
  counted.textContent = pages.length > 1 ? `${number + 1} / ${pages.length}` : "";
}

function answered(isFresh) {
  lost.hidden = isFresh;
  if (isFresh) time.textContent = new Date().toLocaleTimeString(document.documentElement.lang, { hourCycle: "h23" });
}

document.body.addEventListener("htmx:configRequest", (event) => {
  event.detail.headers["If-None-Match"] = tag;
});
document.body.addEventListener("htmx:afterRequest", (event) => {
  const { status } = event.detail.xhr;
  answered(status === 200 || status === 304);
  // No longer public: what was shown is not shown any more, and comes back by itself.
  if (status === 404) {
    hall.replaceChildren();
    pages = [];
    tag = "";
  }
});
document.body.addEventListener("htmx:afterSwap", (event) => {
  tag = event.detail.xhr.getResponseHeader("ETag") ?? "";
  const shown = hall.querySelector("[data-version]")?.dataset.version;
  if (shown !== hall.dataset.version) location.reload(); // another program answers now, with other files
  else measure();
});
window.addEventListener("resize", measure);
setInterval(() => {
  if (pages.length > 1) show((current + 1) % pages.length);
}, Number(hall.dataset.seconds) * 1000);
measure();
answered(true);
