// R-PAGE-13
import { walkJourneys } from "./walk.ts";
import { startWebKit } from "./webkit.ts";

walkJourneys("WebKit", startWebKit);
