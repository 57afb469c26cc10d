// Small comforts. Every page works without them.
import { switchThemes } from "./theme.js";
import { tendMessages } from "./flash.js";
import { listenToKeys } from "./keys.js";

switchThemes();
tendMessages();
listenToKeys();
