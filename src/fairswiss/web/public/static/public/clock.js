// The clock of a screen in the hall, and what is left until the round starts: minutes and seconds, with hours when there
// are any.
const hall = document.getElementById("hall");
const soon = document.getElementById("hall-soon");
const ahead = Number(hall.dataset.ahead);
const slow = Number(hall.dataset.now) - Math.floor(Date.now() / 1000); // the clock of a screen may be wrong
const two = (number) => String(number).padStart(2, "0");

/** Show what time it is now. */
export function tick() {
  const now = Math.floor(Date.now() / 1000) + slow;
  const shown = new Date((now + ahead) * 1000).toISOString().slice(11, 16);
  for (const clock of document.querySelectorAll(".hall-clock")) clock.textContent = shown;
  const start = hall.querySelector("[data-starts]");
  const left = start ? Number(start.dataset.starts) - now : 0;
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const said = left > 0 ? `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}` : "";
  if (start) start.querySelector(".hall-left").textContent = said;
  soon.textContent = said;
}
