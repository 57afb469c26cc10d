// The line: first a board, by its number or part of a name, then its result by one key.

const AT_ONCE = { 1: "1", 0: "0", "=": "=", 5: "=", "½": "=", "+": "+" };

function folded(text) {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").trim();
}

export class Line {
  constructor(dealings) {
    this.dealings = dealings;
    this.field = document.getElementById("line");
    this.label = document.getElementById("line-label");
    this.chosen = document.getElementById("chosen");
    this.prompt = document.getElementById("prompt");
    this.hint = this.field.placeholder;
    this.board = ""; // while a result is awaited
    this.last = 0;
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("keydown", (event) => this.key(event));
  }

  get rows() {
    return [...this.dealings.list.children];
  }

  /** The boards that fit what was typed, open ones first; without anything, the next open one. */
  fitting() {
    const text = folded(this.field.value);
    if (!text) {
      const open = this.rows.filter((row) => row.dataset.open === "yes");
      const next = open.find((row) => Number(row.dataset.board) > this.last) || open[0];
      return next ? [next] : [];
    }
    if (/^\d+$/.test(text)) return this.rows.filter((row) => row.dataset.board === String(Number(text)));
    const parts = text.split(/\s+/);
    const found = this.rows.filter((row) => row.dataset.find.split("|").some((name) => parts.every((part) => name.includes(part))));
    return [...found.filter((row) => row.dataset.open === "yes"), ...found.filter((row) => row.dataset.open !== "yes")];
  }

  typed() {
    this.dealings.wrong("");
    const found = this.field.value.trim() ? this.fitting() : [];
    this.point(found[0]);
  }

  point(row) {
    for (const one of this.dealings.list.querySelectorAll(".pointed")) one.classList.remove("pointed");
    if (row) {
      row.classList.add("pointed");
      row.scrollIntoView({ block: "nearest" });
    }
    this.picture(row);
  }

  /** The board in large letters. */
  picture(row) {
    this.chosen.hidden = !row;
    if (!row) return;
    for (const part of ["number", "white", "black"]) {
      this.chosen.querySelector(`.chosen-${part}`).textContent = row.querySelector(`.slip-${part}`).textContent;
    }
  }

  /** Enter, Tab or the button: a whole line is sent, a board is chosen. */
  take() {
    const text = this.field.value.trim();
    if (this.board) return this.field.value === "-" ? this.give("-") : undefined;
    const found = this.fitting();
    if (found.length) return this.choose(this.dealings.list.querySelector(".pointed") || found[0]);
    if (!text.includes(" ")) return this.dealings.wrong(this.dealings.words.wordNone);
    this.clear();
    return this.dealings.whole(text);
  }

  choose(row) {
    this.board = row.dataset.board;
    this.point(row);
    this.field.value = "";
    this.label.textContent = this.dealings.words.wordResult;
    this.chosen.classList.add("awaiting");
    this.dealings.wrong("");
    const { board } = row.dataset;
    const names = `${this.chosen.querySelector(".chosen-white").textContent} – ${this.chosen.querySelector(".chosen-black").textContent}`;
    this.prompt.textContent = `${board}: ${names}. ${this.dealings.words.wordResult}?`;
    this.field.placeholder = this.dealings.words.wordKeys;
  }

  give(result) {
    const board = this.board;
    this.last = Number(board);
    this.clear();
    this.dealings.enter(board, result);
  }

  clear() {
    this.board = "";
    this.field.value = "";
    this.label.textContent = this.dealings.words.wordBoard;
    this.field.placeholder = this.hint;
    this.prompt.textContent = "";
    this.chosen.classList.remove("awaiting");
    this.point(null);
    this.dealings.wrong("");
  }

  key(event) {
    if (event.isComposing || event.altKey || event.metaKey) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return this.clear();
    }
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && this.field.value.trim())) {
      event.preventDefault();
      return this.take();
    }
    if (!this.board) return this.keyOfBoard(event);
    return this.keyOfResult(event);
  }

  keyOfBoard(event) {
    const undoes = event.key === "*" || (event.ctrlKey && event.key.toLowerCase() === "z");
    if (undoes && !this.field.value) {
      event.preventDefault();
      this.dealings.takeBack();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const found = this.fitting();
      const at = found.findIndex((row) => row.classList.contains("pointed"));
      this.point(found[(at + (event.key === "ArrowDown" ? 1 : found.length - 1)) % found.length]);
    }
  }

  keyOfResult(event) {
    if (event.ctrlKey || (event.key.length > 1 && event.key !== "Delete")) return;
    event.preventDefault();
    const begun = this.field.value;
    if (event.key === "Delete") this.give("");
    else if (begun === "-") this.afterMinus(event.key);
    else if (event.key === "-") this.field.value = "-";
    else if (event.key in AT_ONCE) this.give(AT_ONCE[event.key]);
    else this.dealings.wrong(`${event.key}: ${this.dealings.words.wordWrong}`);
  }

  afterMinus(key) {
    if (key === "-") this.give("--");
    else if (key === "+") this.give("-");
    else this.dealings.wrong(`-${key}: ${this.dealings.words.wordWrong}`);
  }
}
