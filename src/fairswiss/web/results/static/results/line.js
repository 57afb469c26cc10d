// The line: first a board, by its number or part of a name, then its result by one key.
import { bring, point, wait } from "./chosen.js";
import { pressed } from "./keys.js";
import { fitting, resultOf } from "./typed.js";
export class Line {
  constructor(dealings) {
    this.dealings = dealings;
    this.field = document.getElementById("line");
    this.label = document.getElementById("line-label");
    this.prompt = document.getElementById("prompt");
    this.hint = this.field.placeholder;
    this.board = ""; // while a result is awaited; and then `seen` is what stood there when it was chosen
    this.replacing = null; // the result that is to replace another one, until that is confirmed
    this.last = 0;
    this.games = Number(dealings.list.dataset.games); // of a round: two are a match, and a key each
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("keydown", (event) => pressed(this, event));
  }
  fitting = () => fitting([...this.dealings.list.querySelectorAll(":scope > :not([data-other])")], this.field.value, this.last);

  typed() {
    this.dealings.wrong("");
    if (this.replacing !== null) return undefined;
    if (this.board) return this.answer(this.field.value); // a keyboard on glass does not tell its keys
    return point(this.dealings.list, this.field.value.trim() ? this.fitting()[0] : null);
  }

  /** Enter, Tab or the button: a whole line is sent, a board is chosen. */
  take() {
    if (this.replacing !== null) return this.send(this.replacing);
    if (this.board) return this.field.value === "-" || (this.games > 1 && this.field.value) ? this.give(this.field.value) : undefined;
    const found = this.fitting();
    if (found.length) return this.choose(this.dealings.list.querySelector(".pointed") || found[0]);
    const text = this.field.value.trim();
    if (!text.includes(" ")) return this.dealings.wrong(this.dealings.words.wordNone);
    this.clear();
    return this.dealings.whole(text);
  }

  choose(row) {
    const { wordResult, wordKeys } = this.dealings.words;
    this.board = row.dataset.board;
    this.seen = this.dealings.seen(this.board);
    this.had = row.dataset.open === "no"; // a result then; one that comes later is a conflict, which the program settles
    bring(this.dealings.list, row);
    this.ask(wordResult, wordKeys, `${wait(true)}. ${wordResult}?`);
  }

  /** A result that is there already is not replaced unasked. */
  give(result) {
    const row = document.getElementById(`board-${this.board}`);
    const [, ...held] = row.querySelector(".press[aria-pressed=true]")?.value.split(" ") || [];
    if (!this.had || !result || result === "!" || held.join(" ") === result) return this.send(result);
    this.replacing = result;
    const button = row.querySelector(`.press[value="${this.board} ${result}"]`);
    const said = { old: row.querySelector(".slip-result").textContent, new: button?.ariaLabel.split(": ").slice(1).join(": ") || result };
    const question = this.dealings.words.wordReplace.replace(/{(old|new)}/g, (_all, name) => said[name]);
    return this.ask(question, "", question);
  }

  send(result) {
    const board = this.last = this.board;
    this.clear();
    this.dealings.enter(board, result, this.seen);
  }

  clear() {
    this.board = "";
    this.replacing = null;
    wait(false);
    point(this.dealings.list, null);
    this.ask(this.dealings.words.wordBoard, this.hint, "");
  }

  ask(label, hint, prompt) {
    this.field.value = "";
    this.field.placeholder = hint;
    this.label.textContent = label;
    this.prompt.textContent = prompt;
    this.dealings.wrong("");
  }

  answer(keys) {
    const result = resultOf(keys, this.games);
    this.field.value = result === null ? keys : "";
    if (result === undefined) this.dealings.wrong(`${keys}: ${this.dealings.words.wordWrong}`);
    else if (result !== null) this.give(result);
  }
}
