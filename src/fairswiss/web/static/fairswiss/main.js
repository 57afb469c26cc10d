// Small comforts. Every page works without them.
import { switchThemes } from "./theme.js";
import { tendMessages } from "./flash.js";
import { listenToKeys } from "./keys.js";

switchThemes();
tendMessages();
listenToKeys();

// On a phone the tabs are wider than the screen: begin with the one that is open.
const open = document.querySelector(".tabs [aria-current]");
if (open) open.closest("ul").scrollLeft = open.offsetLeft - 48;
