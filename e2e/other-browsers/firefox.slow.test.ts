// R-PAGE-13
import { startFirefox } from "./firefox.ts";
import { walkJourneys } from "./walk.ts";

walkJourneys("Firefox", startFirefox);
