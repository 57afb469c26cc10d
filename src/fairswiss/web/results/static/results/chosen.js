// The board that is meant: marked in the list, and in large letters beside the line.

const picture = document.getElementById("chosen");

/** Point at a board; at none without one. */
export function point(list, row) {
  for (const one of list.querySelectorAll(".pointed")) one.classList.remove("pointed");
  row?.classList.add("pointed");
  picture.hidden = !row;
  if (!row) return;
  for (const [part, shown] of Object.entries({ number: ".slip-number", white: ".slip-white .who", black: ".slip-black .who" })) {
    picture.querySelector(`.chosen-${part}`).textContent = row.querySelector(shown).textContent;
  }
}

/** Point at a board and scroll to it: not while a number is typed, which would scroll at every digit. */
export function bring(list, row) {
  point(list, row);
  row?.scrollIntoView({ block: "nearest" });
}

/** Point at the next of these boards, or the one before. */
export function step(list, rows, by) {
  const at = rows.findIndex((row) => row.classList.contains("pointed"));
  bring(list, rows[(at + by + rows.length) % rows.length]);
}

/** Whether its result is awaited. Returns the words of the picture. */
export function wait(isAwaited) {
  picture.classList.toggle("awaiting", isAwaited);
  return picture.textContent;
}
