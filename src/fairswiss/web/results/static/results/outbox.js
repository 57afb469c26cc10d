// Letters to the program, one after the other. One that gets no answer is sent again under the same name, so it counts once.

const WAIT = 2000;
const NOT_SAVED = [502, 503, 504, 507]; // the program or its disk is in trouble: the letter is as good as lost

function named() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  constructor(dealings) {
    this.dealings = dealings;
    this.letters = [];
    this.posting = false;
    addEventListener("beforeunload", (event) => {
      if (this.busy) event.preventDefault();
    });
  }

  get busy() {
    return this.letters.length > 0;
  }

  holds(board) {
    return this.letters.some((letter) => letter.board === board);
  }

  /** `fields` may be a function: it is asked when the letter's turn comes. */
  send(address, fields, board = "") {
    this.letters.push({ address, fields, board, token: named() });
    this.post();
  }

  async post() {
    if (this.posting) return;
    this.posting = true;
    let failed = false;
    while (this.letters.length) {
      const letter = this.letters[0];
      if (typeof letter.fields === "function") letter.fields = letter.fields();
      try {
        const [response, text] = await this.deliver(letter);
        if (NOT_SAVED.includes(response.status)) throw Object.assign(new Error(), { said: text });
        this.letters.shift();
        if (failed) this.dealings.back();
        failed = false;
        this.dealings[response.ok ? "sent" : "refused"](response, text, letter);
      } catch (error) {
        failed = true;
        this.dealings.lost(error.said);
        await new Promise((resolve) => setTimeout(resolve, WAIT));
      }
    }
    this.posting = false;
  }

  async deliver(letter) {
    const body = new URLSearchParams({ ...letter.fields, token: letter.token, since: this.dealings.since() });
    const headers = { "X-CSRFToken": this.dealings.csrf, "HX-Request": "true" };
    const response = await fetch(letter.address, { method: "POST", body, headers, redirect: "error" });
    return [response, await response.text()];
  }
}
