import type { Root } from "postcss";

export function settleNumbers(sheet: Root, names: ReadonlySet<string>): void;
