// Keys of the line: those that choose a board, and those that give its result.
import { step } from "./chosen.js";

/** A key on the line. */
export function pressed(line, event) {
  if (event.isComposing || event.altKey || event.metaKey) return;
  if (event.key === "Escape") {
    event.stopPropagation(); // the line keeps the focus
    line.clear();
  } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && line.field.value.trim())) {
    event.preventDefault();
    line.take();
  } else if (line.board) {
    ofResult(line, event);
  } else {
    ofBoard(line, event);
  }
}

function ofBoard(line, event) {
  const undoes = event.key === "*" || (event.ctrlKey && event.key.toLowerCase() === "z");
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by && (!undoes || line.field.value)) return;
  event.preventDefault();
  if (by) step(line.dealings.list, line.fitting(), by);
  else line.dealings.takeBack();
}

function ofResult(line, event) {
  if (line.replacing !== null && event.key.length === 1) return event.preventDefault(); // Enter or Esc is awaited
  if (event.ctrlKey || (event.key.length > 1 && event.key !== "Delete")) return undefined;
  event.preventDefault();
  return line.answer(line.field.value + event.key);
}
