// What scrolls sideways must be in reach of the keyboard, and be called what its table is called.

function reach() {
  for (const region of document.querySelectorAll(".fs-scroll:not([tabindex])")) {
    if (region.scrollWidth <= region.clientWidth) continue;
    region.tabIndex = 0;
    const caption = region.querySelector("caption");
    if (!caption) continue;
    region.setAttribute("role", "group");
    region.setAttribute("aria-label", caption.textContent);
  }
}

reach();
document.addEventListener("htmx:afterSettle", reach);
addEventListener("resize", reach);
