import { expect, test } from "vitest";
import { bedrockHatch } from "./bedrock.ts";

test("the upper edge of the footer's rock does not cut through any cross of its hatching", () => {
  const paths = [...bedrockHatch().matchAll(/ d="([^"]+)"/g)].map(([, data = ""]) => data);
  expect(paths.length).toBeGreaterThan(0);
  for (const data of paths) expect(highest(data)).toBeGreaterThan(0);
});

/** Returns the smallest y of a path whose commands are all relative after the first move. */
function highest(data: string): number {
  let y = 0;
  let least = Infinity;
  for (const [, letter = "", list = ""] of data.matchAll(/([a-zM])([^a-zM]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === "M" || letter === "m") y += numbers[1] ?? 0;
    if (letter === "v") y += numbers[0] ?? 0;
    least = Math.min(least, y);
  }
  return least;
}
