// A screen in the playing hall: keeps its lists fresh, turns their pages one list after the other, and says when nobody
// answers.
import { tick } from "./clock.js";

const hall = document.getElementById("hall");
const lost = document.getElementById("hall-lost");
const time = document.getElementById("hall-time");
const counted = document.getElementById("hall-page");
let tag = hall.dataset.tag;
let current = 0;
let pages = [];

const partsOf = () => [...hall.querySelectorAll(".hall-part")];
const reveal = (shown) => {
  for (const part of partsOf()) part.hidden = part !== shown;
};

// As many rows on a page as are wholly seen; a part without rows is one page.
function pagesOf(part) {
  const rows = [...part.querySelectorAll("tbody tr")];
  if (rows.length === 0) return [{ part, rows }];
  reveal(part);
  for (const row of rows) row.hidden = false;
  const list = part.querySelector(".hall-list");
  const room = list.clientHeight - (list.querySelector("thead")?.offsetHeight ?? 0);
  const found = [];
  let left = 0;
  for (const row of rows) {
    const height = row.offsetHeight;
    if (found.length === 0 || left < height) {
      found.push({ part, rows: [] });
      left = room;
    }
    found.at(-1).rows.push(row);
    left -= height;
  }
  return found;
}

function measure() {
  pages = partsOf().flatMap(pagesOf);
  show(current < pages.length ? current : 0);
  tick();
}

function show(number) {
  current = number;
  const page = pages[number];
  if (!page) return;
  reveal(page.part);
  const mine = pages.filter(({ part }) => part === page.part);
  for (const one of mine) for (const row of one.rows) row.hidden = one !== page;
  counted.textContent = mine.length > 1 ? `${mine.indexOf(page) + 1} / ${mine.length}` : "";
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
  // No longer public: what was shown is shown no longer, and comes back by itself.
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
setInterval(tick, 1000);
measure();
answered(true);
