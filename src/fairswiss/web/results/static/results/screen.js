// What the page shows: boards, messages, conflicts. Answers of the program are HTML; what has an id takes its place.
import { leaveRead, leaveUnread, markIn } from "./seen.js";

export const form = document.getElementById("slips");
export const list = document.getElementById("boards");
export const words = form.dataset;
export const place = (id) => document.getElementById(id);
export const isWhole = () => !list.querySelector("[data-open=yes]");

/** Say what is wrong beside the line. */
export function wrong(text) {
  if (place("help")) place("help").textContent = text;
}

/** Put a message of the program where messages are. */
export function tell(text) {
  place("flash").replaceChildren(...parsed(text).body.childNodes);
}

const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

/** Show an answer. Returns the boards that are not as they were, but for the one that was asked about. */
export function show(text, asked) {
  const changed = [];
  for (const fresh of parsed(text).querySelectorAll("[id]")) {
    const held = place(fresh.id);
    if (fresh.matches(".conflict")) {
      held?.remove();
      place(fresh.id.replace("conflict", "board")).after(fresh);
    } else if (held?.matches(".slip")) {
      const before = markIn(held);
      if (!renewed(held, fresh)) continue;
      const isAsked = held.dataset.board === String(asked);
      (isAsked ? leaveRead : leaveUnread)(before);
      if (!isAsked) changed.push(held);
    } else if (held) {
      held.replaceWith(fresh);
    }
  }
  return changed;
}

/** What stands beside a name does not change while a round is played, and news leave it out. */
function keepAbout(held, fresh) {
  if (fresh.querySelector(".slip-about")) return;
  for (const about of held.querySelectorAll(".slip-about")) {
    fresh.querySelector(`.${about.parentElement.className}`).append(about.cloneNode(true));
  }
}

/** In its place: another element would make the browser style all rows anew. */
function renewed(held, fresh) {
  keepAbout(held, fresh);
  const parts = [...fresh.childNodes];
  if (parts.every((part, at) => held.childNodes[at]?.isEqualNode(part))) return false;
  Object.assign(held.dataset, fresh.dataset);
  held.replaceChildren(...parts);
  return true;
}

/** Boards that somebody else filled in. */
export function point(rows) {
  for (const row of rows) {
    row.classList.add("fresh");
    row.addEventListener("animationend", () => row.classList.remove("fresh"), { once: true });
  }
  if (!rows.length || !place("others")) return;
  const parts = ".slip-number, .slip-result, .slip .who";
  const last = rows.slice(-3).map((row) => [...row.querySelectorAll(parts)].map((part) => part.textContent).join(" "));
  place("others").textContent = `${words.wordOther} ${last.join(" · ")}${rows.length > 3 ? " …" : ""}`;
}

/** Whether an entry is under way, or is not saved: it was refused, or nobody answers. */
export function mark(board, state) {
  const row = board && place(`board-${board}`);
  if (!row) return;
  row.classList.toggle("saving", state === "saving");
  row.classList.toggle("unsaved", state === "unsaved");
}

/** To confirm is to confirm what is shown: the button of the board knows that. */
export function meant(board, result) {
  const said = result === "!" && place(`board-${board}`).querySelector(".press-said");
  return said ? said.value.split(" ")[1] : result;
}

/** All boards, or only the open or the done ones. */
export function listenToFilter() {
  form.querySelector(".filter").addEventListener("click", (event) => {
    const link = event.target.closest("[data-show]");
    if (!link) return;
    event.preventDefault();
    list.dataset.show = link.dataset.show;
    for (const one of form.querySelectorAll(".filter a")) one.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
  });
}
