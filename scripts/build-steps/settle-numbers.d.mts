import type { Root } from "postcss";

export function settleNumbers(sheet: Root, names: Pick<ReadonlySet<string>, "has">): void;
