// Two results for one board: whoever came second keeps the other's, or replaces it by the own one.
import { markIn } from "./seen.js";

export function listenToConflicts(place, outbox, field) {
  const settle = (part) => {
    part.closest(".conflict").remove();
    field.focus();
  };
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    const { name, value } = markIn(event.target);
    const pressed = event.submitter.value;
    outbox.send(event.target.action, { pressed, [name]: value }, pressed.split(" ")[0]);
    settle(event.target);
  });
  place.addEventListener("click", (event) => {
    if (!event.target.closest("[data-keep]")) return;
    event.preventDefault();
    settle(event.target);
  });
}
