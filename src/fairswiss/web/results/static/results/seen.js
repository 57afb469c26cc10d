// What whoever presses a key has seen of a board. News that has just come is not read yet: what stood there before counts.

const SEEN = "[name^=seen]";
const READING = 1000;
const unread = new Map();
const read = (mark) => unread.get(mark.name) || mark;

export const markIn = (row) => row.querySelector(SEEN);
export const seenAt = (board) => read(markIn(document.getElementById(`board-${board}`)));
export const everySeen = (list) => [...list.querySelectorAll(SEEN)].map(read).map((mark) => [mark.name, mark.value]);

/** Somebody else changed the board that had this mark. */
export function leaveUnread(mark) {
  if (!mark || unread.has(mark.name)) return;
  unread.set(mark.name, mark);
  setTimeout(() => unread.get(mark.name) === mark && unread.delete(mark.name), READING);
}

/** Whoever asked about a board knows it now. */
export const leaveRead = (mark) => unread.delete(mark?.name);
