// Pictures: the words of an article appear when it is pointed at or focused; two players can be picked in a picture.
import "./reach.js";

function words(element) {
  const mark = element.closest?.(".fs-mark, .fs-to-board");
  return mark ? mark.querySelector("title")?.textContent : "";
}

function show(event) {
  const text = words(event.target);
  const tip = event.target.closest?.(".picture-box")?.nextElementSibling;
  if (tip?.matches("[data-tip]")) tip.textContent = text || "";
}

function openTarget() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  const folded = target && (target.querySelector(":scope > details") || target.closest("details"));
  if (folded) folded.open = true;
}

function listenToPicks(form) {
  const button = form.querySelector("[data-pick]");
  const fields = [form.elements.one, form.elements.other];
  let picking = false;
  const pick = (on) => {
    picking = on;
    button.setAttribute("aria-pressed", String(on));
    form.classList.toggle("why-picking", on);
  };
  button.hidden = !document.querySelector(".fs-picture a.fs-player");
  button.addEventListener("click", () => {
    pick(!picking);
    if (picking) for (const field of fields) field.value = "";
  });
  document.addEventListener("click", (event) => {
    const player = picking && event.target.closest?.("a.fs-player");
    if (!player) return;
    event.preventDefault();
    const field = fields.find((one) => !one.value);
    const number = player.querySelector(".fs-number").textContent;
    field.value = [...document.querySelectorAll("#people option")].map((one) => one.value).find((text) => text.startsWith(`${number} `)) || number;
    if (fields.every((one) => one.value)) {
      pick(false);
      form.requestSubmit();
      form.scrollIntoView({ block: "start" });
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && picking) pick(false);
  });
}

for (const event of ["focusin", "pointerover"]) document.addEventListener(event, show);
addEventListener("hashchange", openTarget);
openTarget();
const form = document.querySelector("[data-ask]");
if (form) listenToPicks(form);
