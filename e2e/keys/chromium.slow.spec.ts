import { testKeysInChromium } from "./chromium.ts";

testKeysInChromium("rtl");
