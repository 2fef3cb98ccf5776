// R-WIDGET-22
import { testKeysInChromium } from "./chromium.ts";

testKeysInChromium("ltr");
