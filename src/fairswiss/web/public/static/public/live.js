// An open public page: brings itself up to date, counts down to the next round, and works as an app.
const live = document.getElementById("live");
const EVERY = 15000;
const two = (number) => String(number).padStart(2, "0");
let tag = live?.dataset.tag ?? "";

const busy = () => live.contains(document.activeElement) && document.activeElement.matches("input, select, textarea");
const folds = (root) => [...root.querySelectorAll("details")];

// Only the part that belongs to the event is replaced; what is unfolded stays so.
async function renew() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("live");
  if (!fresh || busy()) return;
  const open = folds(live).map((fold) => fold.open);
  folds(fresh).forEach((fold, at) => { fold.open = open[at] ?? fold.open; });
  live.replaceChildren(...fresh.childNodes);
  window.htmx?.process(live);
  tag = fresh.dataset.tag;
  document.getElementById("live-said").textContent = live.dataset.renewed;
  count();
}

async function ask() {
  if (document.hidden || busy()) return;
  try {
    const answer = await fetch(live.dataset.news, { headers: { "If-None-Match": tag }, cache: "no-store" });
    if (answer.status === 204 && answer.headers.get("ETag") !== tag) await renew();
  } catch { /* no connection: the next question may be answered */ }
}

function count() {
  for (const start of document.querySelectorAll("[data-starts]")) {
    start.slow ??= Number(start.dataset.now) - Math.floor(Date.now() / 1000); // the clock of a phone may be wrong
    const left = Number(start.dataset.starts) - Math.floor(Date.now() / 1000) - start.slow;
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    start.querySelector(".public-left").textContent = left > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : "";
  }
}

if (live) {
  setInterval(ask, EVERY);
  document.addEventListener("visibilitychange", ask);
  setInterval(count, 1000);
  count();
} else {
  window.addEventListener("online", () => location.reload());
}
navigator.serviceWorker?.register("/public/worker.js", { scope: "/public/" }).catch(() => {});
