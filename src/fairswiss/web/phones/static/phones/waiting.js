// Looks now and then whether there is something new, less often the longer it takes, and not at all while nobody looks.

const FIRST = 3000;
const LAST = 20000;
const SLOWER = 1.25;
const state = document.getElementById("state");
let wait = FIRST;
let isLeaving = false; // somebody has pressed a link: to load the page anew would undo that

async function look() {
  if (document.hidden) return;
  const response = await fetch(state.dataset.now, { cache: "no-store" });
  if (response.status === 429) wait = LAST;
  else if ((!response.ok || (await response.text()) !== state.dataset.mark) && !isLeaving) location.reload();
}

function keepLooking() {
  wait = Math.min(LAST, wait * SLOWER);
  setTimeout(() => look().catch(() => {}).finally(keepLooking), wait);
}

addEventListener("beforeunload", () => {
  isLeaving = true;
});
addEventListener("pageshow", () => {
  isLeaving = false;
});
document.addEventListener("visibilitychange", () => look().catch(() => {}));
keepLooking();
