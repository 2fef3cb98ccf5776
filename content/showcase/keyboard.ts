import type { KeyboardRow } from "./showcase-words.ts";

/** Stands in until the keys' own list is there. */
export const keyboard: Readonly<Record<string, readonly KeyboardRow[]>> = {};
