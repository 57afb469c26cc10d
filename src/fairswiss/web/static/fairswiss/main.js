// Small comforts. Every page works without them.
import { listenToSwitches } from "./switches.js";
import { tendMessages } from "./flash.js";
import { listenToKeys } from "./keys.js";

listenToSwitches();
tendMessages();
listenToKeys();
