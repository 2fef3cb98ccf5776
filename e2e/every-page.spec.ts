// R-PAGE-1, R-PAGE-9
import { sweepPage } from "./page-sweep.ts";
import { pagesOfTheGate } from "./pages.ts";

for (const address of pagesOfTheGate) sweepPage(address);
