// Results by keyboard: board, Enter, result. Each is sent at once and in order while the next one is typed; what others
// enter appears by itself. Without this script the same form works with a line and a button.
import { Line } from "./line.js";
import { Outbox } from "./outbox.js";

const form = document.getElementById("slips");
const list = document.getElementById("boards");
const words = form.dataset;
const mine = []; // what was entered here, the last one at the end: for taking back
let head = words.head;

const place = (id) => document.getElementById(id);
const said = (text) => { if (place("said")) place("said").textContent = text; };
const wrong = (text) => { if (place("help")) place("help").textContent = text; };

/** Put every element of an answer that has an id in the place of the one that is there. Returns the boards in it. */
function show(text) {
  const answer = document.createElement("template");
  answer.innerHTML = text;
  const boards = [];
  for (const fresh of answer.content.querySelectorAll("[id]")) {
    const held = place(fresh.id);
    if (held && fresh.matches(".slip") && held.querySelector("[name^=seen]")?.value === fresh.querySelector("[name^=seen]")?.value && held.textContent === fresh.textContent) continue;
    if (fresh.matches(".conflict")) {
      held?.remove();
      place("conflicts").append(fresh);
    } else if (held) {
      held.replaceWith(fresh);
      if (fresh.matches(".slip")) boards.push(fresh);
    }
  }
  return boards;
}

const isWhole = () => !list.querySelector("[data-open=yes]");

function received(response, text, board) {
  head = (response.headers.get("ETag") || "").replaceAll('"', "") || head;
  const changed = show(text).filter((row) => row.dataset.board !== String(board));
  for (const row of changed) row.classList.add("fresh");
  if (changed.length && place("others")) {
    const last = changed.slice(-3).map((row) => [...row.children].slice(0, 4).map((part) => part.textContent).join(" "));
    place("others").textContent = `${words.wordOther} ${last.join(" · ")}${changed.length > 3 ? " …" : ""}`;
  }
}

function mark(board, state) {
  const row = place(`board-${board}`);
  if (!row) return;
  row.classList.toggle("saving", state === "saving");
  row.classList.toggle("unsaved", state === "unsaved");
}

const outbox = new Outbox({
  csrf: form.querySelector("[name=csrfmiddlewaretoken]").value,
  since: () => head,
  sent(response, text, letter) {
    mark(letter.board, "");
    received(response, text, letter.board);
    const told = place("said");
    if (Number(told?.dataset.entry)) mine.push(told.dataset.entry);
    mark(told?.dataset.board, "");
    if (isWhole()) said(`${told.textContent} ${words.wordAll}`);
  },
  refused(response, text, letter) {
    mark(letter.board, "");
    if (/class="[^"]*conflict/.test(text)) {
      received(response, text, letter.board);
    } else {
      mark(letter.board, "unsaved");
      place("flash").innerHTML = text;
      wrong(words.wordRefused);
    }
  },
  lost: () => wrong(words.wordLost),
  back: () => wrong(""),
});

function enter(board, result) {
  const fields = () => {
    const seen = place(`board-${board}`).querySelector("[name^=seen]");
    return { pressed: `${board} ${result}`, [seen.name]: seen.value };
  };
  // What stood there is read now; only a second thought about one's own entry waits until that has been answered.
  outbox.send(form.action, outbox.holds(board) ? fields : fields(), board);
  mark(board, "saving");
}

function takeBack() {
  outbox.send(words.takeBack, () => ({ entry: mine.pop() || "" }));
}

function listenToButtons() {
  form.addEventListener("submit", (event) => {
    const pressed = event.submitter?.name === "pressed" ? event.submitter.value : "";
    event.preventDefault();
    if (pressed) enter(pressed.split(" ")[0], pressed.slice(pressed.indexOf(" ") + 1));
    else line.take();
  });
  place("take-back").addEventListener("submit", (event) => {
    event.preventDefault();
    takeBack();
  });
  place("conflicts").addEventListener("submit", (event) => {
    const { submitter, target } = event;
    event.preventDefault();
    const seen = target.querySelector("[name^=seen]");
    const board = submitter.value.split(" ")[0];
    outbox.send(target.action, { pressed: submitter.value, [seen.name]: seen.value }, board);
    target.closest(".conflict").remove();
    line.field.focus();
  });
  place("conflicts").addEventListener("click", (event) => {
    if (!event.target.closest("[data-keep]")) return;
    event.preventDefault();
    event.target.closest(".conflict").remove();
    line.field.focus();
  });
}

function listenToFilter() {
  form.querySelector(".filter").addEventListener("click", (event) => {
    const link = event.target.closest("[data-show]");
    if (!link) return;
    event.preventDefault();
    list.dataset.show = link.dataset.show;
    for (const one of form.querySelectorAll(".filter a")) one.toggleAttribute("aria-current", one === link);
    link.setAttribute("aria-current", "true");
  });
}

async function look() {
  if (document.hidden || outbox.busy) return;
  const response = await fetch(`${words.live}?since=${head}`, { headers: { "If-None-Match": `"${head}"`, "HX-Request": "true" }, cache: "no-store" });
  if (response.status === 200) received(response, await response.text(), "");
}

function keepLooking() {
  let looking = false;
  setInterval(() => {
    if (looking) return;
    looking = true;
    look().catch(() => {}).finally(() => { looking = false; });
  }, 1500);
}

const line = "closed" in words || !place("line") ? null : new Line({
  list,
  words,
  wrong,
  enter,
  takeBack,
  whole: (text) => outbox.send(form.action, { line: text, ...Object.fromEntries([...list.querySelectorAll("[name^=seen]")].map((seen) => [seen.name, seen.value])) }),
});
if (line) listenToButtons();
listenToFilter();
keepLooking();
