import { adit, aditPhone, aditWide } from "./adit.ts";
import { azurite, azuritePhone, azuriteWide } from "./azurite.ts";
import { coreLock } from "./core-lock.ts";
import { coreLockStill } from "./core-lock-still.ts";
import { graniteBore, graniteBorePhone, graniteBoreWide } from "./granite-bore.ts";
import { limestoneKey, limestoneKeyMedium, limestoneKeyPhone, limestoneKeyWide } from "./limestone-key.ts";
import { malachite, malachitePhone, malachiteWide } from "./malachite.ts";
import { torn } from "./torn-frame.ts";

/** Each page has its own layer in close-up. */
export const pictures = [
  { name: "malachite-phone", media: "(width < 62em)", draw: () => malachite(malachitePhone), budget: 6_000 },
  { name: "malachite-wide", draw: () => malachite(malachiteWide), budget: 10_000 },
  { name: "azurite-phone", media: "(width < 62em)", draw: () => azurite(azuritePhone), budget: 7_000 },
  { name: "azurite-wide", draw: () => azurite(azuriteWide), budget: 14_000 },
  {
    name: "granite-bore-phone",
    media: "(width < 62em)",
    draw: () => graniteBore(graniteBorePhone),
    budget: 5_000,
  },
  { name: "granite-bore-wide", draw: () => graniteBore(graniteBoreWide), budget: 9_000 },
  {
    name: "limestone-key-phone",
    media: "(width < 62em)",
    draw: () => limestoneKey(limestoneKeyPhone),
    budget: 8_000,
  },
  { name: "limestone-key-medium", draw: () => limestoneKey(limestoneKeyMedium), budget: 8_000 },
  { name: "limestone-key-wide", draw: () => limestoneKey(limestoneKeyWide), budget: 8_000 },
  { name: "torn-frame", draw: torn, budget: 1_000 },
  { name: "adit-phone", media: "(width < 62em)", draw: () => adit(aditPhone), budget: 5_500 },
  { name: "adit-wide", draw: () => adit(aditWide), budget: 5_500 },
  { name: "core-lock", draw: coreLock, budget: 3_500 },
  { name: "core-lock-still", draw: () => coreLockStill(), budget: 7_500 },
  { name: "core-lock-tile", draw: () => coreLockStill(860, 516), budget: 7_500 },
] as const;
