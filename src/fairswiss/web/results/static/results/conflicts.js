// Two results for one board, below it: whoever came second keeps the other's, or replaces it by the own one.
import { markIn } from "./seen.js";

/** The conflict that a button decides, if it belongs to one, is over: returns what stood there when it was shown. */
export function settled(button) {
  const conflict = button.closest(".conflict");
  conflict?.remove();
  return conflict && markIn(conflict);
}

/** To keep the other's result is to leave everything as it is. */
export function listenToConflicts(list, field) {
  list.addEventListener("click", (event) => {
    if (!event.target.closest("[data-keep]")) return;
    event.preventDefault();
    settled(event.target);
    field.focus();
  });
}
