// R-PAGE-1, R-PAGE-9, R-RENTAL-5
import { sweepPage } from "./page-sweep.ts";
import { pagesOfTheGate } from "./pages.ts";

for (const address of pagesOfTheGate) sweepPage(address);
