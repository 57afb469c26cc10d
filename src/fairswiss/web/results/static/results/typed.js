// What was typed: which boards fit it, and which result it is.

const AT_ONCE = { 1: "1", 0: "0", "=": "=", 5: "=", "½": "=", "+": "+", Delete: "", "--": "--", "-+": "-", "!": "!" };
const OF_A_GAME = { 1: "1", 0: "0", "=": "=", 5: "=", "½": "=", "+": "+", "-": "-" };

function folded(text) {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").trim();
}

const isOpen = (row) => row.dataset.open === "yes";

const openFirst = (rows) => [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];

/** Whether a number is that of a board, or of its match: between teams a board is called 3.2. */
function numbered(name, typed) {
  const [first, second = ""] = typed.split(".");
  const [match, board = ""] = name.split(".");
  return match === String(Number(first)) && (!second || board === String(Number(second)));
}

/** The boards that fit, open ones first; without any text, the next open one after the last. */
export function fitting(rows, typed, last) {
  const text = folded(typed);
  if (!text) {
    const open = rows.filter(isOpen);
    return [open.find((row) => Number(row.dataset.board) > Number(last)) || open[0]].filter(Boolean);
  }
  if (/^\d+(\.\d*)?$/.test(text)) return openFirst(rows.filter((row) => numbered(row.dataset.name, text)));
  const parts = text.split(/\s+/);
  const fits = (row) => row.dataset.find.split("|").some((name) => parts.every((part) => name.includes(part)));
  return openFirst(rows.filter(fits));
}

/** Both games of a match, a key each. */
function ofMatch(keys) {
  const games = [...keys].map((key) => OF_A_GAME[key]);
  if (games.includes(undefined)) return undefined;
  return games.length < 2 ? null : games.join("");
}

/** A result; null while more is to come; undefined when it is none. */
export function resultOf(keys, games) {
  if (games > 1 && keys !== "Delete") return ofMatch(keys);
  return keys === "-" || keys === "" ? null : AT_ONCE[keys];
}
