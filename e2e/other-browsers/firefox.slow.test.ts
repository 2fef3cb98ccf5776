// R-PAGE-13
import { startFirefox } from "./firefox.ts";
import { runJourneys } from "./journeys.ts";

runJourneys("Firefox", startFirefox);
