import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { networks } from "./social-networks.ts";

const css = readFileSync(new URL("social-button.module.css", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

test.each(networks)("the label on %s can be read, whichever theme", (network) => {
  const [, fill = "", text = ""] =
    new RegExp(`\\.${network} \\{\\s+--fill: ([^;]+);\\s+--text: var\\((--[\\w-]+)\\);`).exec(css) ?? [];
  const colour = new RegExp(`${text}: (oklch\\([^)]*\\));`).exec(tokens)?.[1];
  expect(wcagContrast(fill, colour ?? "")).toBeGreaterThanOrEqual(4.5);
});
