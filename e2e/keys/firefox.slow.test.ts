import { startFirefox } from "../other-browsers/firefox.ts";
import { testKeys } from "./keys.ts";

testKeys("Firefox", startFirefox);
