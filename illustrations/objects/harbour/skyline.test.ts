import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { allPictures } from "../../pictures.ts";

const pictures = await allPictures();
const withSkyline = pictures.filter(({ name }) => /^(contact-(band|ground)|three-rooms)-/.test(name));

test.each(withSkyline)("$name differs for each skyline, and stays within its budget", ({ draw, budget }) => {
  const drawings = (["sydney", "hills", "none"] as const).map((skyline) => draw(skyline));
  expect(new Set(drawings).size).toBe(3);
  for (const drawing of drawings) expect(brotliCompressSync(drawing).length).toBeLessThan(budget);
});
