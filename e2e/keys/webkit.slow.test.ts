// R-WIDGET-22
import { startWebKit } from "../other-browsers/webkit.ts";
import { testKeys } from "./keys.ts";

testKeys("WebKit", startWebKit);
