// R-PAGE-13
import { runJourneys } from "./journeys.ts";
import { startWebKit } from "./webkit.ts";

runJourneys("WebKit", startWebKit);
