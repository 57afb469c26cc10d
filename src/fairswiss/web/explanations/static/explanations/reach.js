// What scrolls sideways must be in reach of the keyboard.

function reach() {
  for (const region of document.querySelectorAll(".fs-scroll:not([tabindex])")) {
    if (region.scrollWidth > region.clientWidth) region.tabIndex = 0;
  }
}

reach();
document.addEventListener("htmx:afterSettle", reach);
addEventListener("resize", reach);
