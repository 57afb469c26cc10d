// Results by keyboard: board, Enter, result. Each is sent at once and in order while the next one is typed; what others
// enter appears by itself. Without this script the same form works with a line and a button.
import { listenToConflicts, settled } from "./conflicts.js";
import { Line } from "./line.js";
import { Outbox } from "./outbox.js";
import { form, isWhole, list, listenToFilter, mark, meant, place, point, show, tell, words, wrong } from "./screen.js";
import { everySeen, seenAt } from "./seen.js";

const EVERY = 1000;
const mine = []; // the entries made here, the last one at the end: for taking back
let head = words.head;

function received(response, text, board) {
  head = (response.headers.get("ETag") || "").replaceAll('"', "") || head;
  point(show(text, board));
}

const outbox = new Outbox({
  csrf: form.querySelector("[name=csrfmiddlewaretoken]").value,
  since: () => head,
  sent(response, text, letter) {
    mark(letter.board, "");
    const board = letter.board || new DOMParser().parseFromString(text, "text/html").getElementById("said")?.dataset.board;
    received(response, text, board);
    const told = place("said");
    if (Number(told.dataset.entry)) mine.push(told.dataset.entry);
    if (isWhole()) told.textContent += ` ${words.wordAll}`;
  },
  refused(response, text, letter) {
    mark(letter.board, "");
    if (response.headers.has("ETag")) return received(response, text, letter.board);
    mark(letter.board, "unsaved");
    tell(text);
    wrong(words.wordRefused);
  },
  lost(said) {
    if (said) tell(said);
    for (const letter of outbox.letters) mark(letter.board, "unsaved");
    wrong(words.wordLost);
  },
  back() {
    tell("");
    wrong("");
  },
});

/** What stands at a board for whoever turns to it now; nothing yet while an own entry is under way, whose answer tells. */
const seen = (board) => (outbox.holds(board) ? null : seenAt(board));

/** `before` is what stood there when the board was chosen: another's entry since then is never replaced unasked. */
function enter(board, typed, before = seen(board)) {
  const pressed = `${board} ${meant(board, typed)}`;
  const fields = ({ name, value }) => ({ pressed, [name]: value });
  outbox.send(form.action, before ? fields(before) : () => fields(seenAt(board)), board);
  mark(board, "saving");
}

const takeBack = () => outbox.send(words.takeBack, () => ({ entry: mine.pop() || "" }));
const whole = (text) => outbox.send(form.action, { line: text, ...Object.fromEntries(everySeen(list)) });

function listenToButtons(line) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter?.name === "pressed" ? event.submitter : null;
    if (!button) return line.take();
    const [board, ...result] = button.value.split(" ");
    enter(board, result.join(" "), settled(button) || undefined);
  });
  place("take-back").addEventListener("submit", (event) => {
    event.preventDefault();
    takeBack();
  });
  listenToConflicts(list, line.field);
}

async function look() {
  if (document.hidden || outbox.busy) return;
  const headers = { "If-None-Match": `"${head}"`, "HX-Request": "true" };
  const response = await fetch(`${words.live}?since=${head}`, { headers, cache: "no-store" });
  if (response.status === 200 && !outbox.busy) received(response, await response.text(), "");
}

function keepLooking() {
  setTimeout(() => look().catch(() => {}).finally(keepLooking), EVERY);
}

if (place("line") && !("closed" in words)) listenToButtons(new Line({ list, words, wrong, seen, enter, takeBack, whole }));
listenToFilter();
form.dataset.ready = "yes"; // from now on keys are understood; before, the form is sent as it is without this script
keepLooking();
