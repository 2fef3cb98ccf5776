// R-WIDGET-22
import { startFirefox } from "../other-browsers/firefox.ts";
import { testKeys } from "./keys.ts";

testKeys("Firefox", startFirefox);
