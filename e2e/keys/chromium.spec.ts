import { testKeysInChromium } from "./chromium.ts";

testKeysInChromium("ltr");
