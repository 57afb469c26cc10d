// Why? opens below the board it is about, and is closed by the same press. Without this script it is a page of its own.

/** The answer of a page: everything below its heading. */
function answerOf(text) {
  const heading = new DOMParser().parseFromString(text, "text/html").querySelector("main h1");
  const answer = document.createElement("li");
  answer.className = "slip-answer";
  answer.dataset.other = ""; // no board
  for (let part = heading.nextElementSibling; part; part = heading.nextElementSibling) answer.append(part);
  return answer;
}

async function open(link) {
  const response = await fetch(link.href);
  if (!response.ok) throw new Error();
  const answer = answerOf(await response.text());
  const row = link.closest("li");
  row.after(answer);
  answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-why]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const below = link.closest("li").nextElementSibling;
  if (below?.matches(".slip-answer")) return below.remove();
  link.ariaBusy = "true";
  open(link).finally(() => { link.ariaBusy = "false"; }).catch(() => location.assign(link.href));
});
