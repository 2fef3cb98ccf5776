// R-PAGE-15
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { painted } from "./engine/picture.ts";
import { testPalette } from "./engine/test-palette.ts";
import { allPictures } from "./pictures.ts";
import { samples } from "./samples.ts";
import { drawnOnce } from "./testing/drawn-once.ts";

const pictures = await allPictures();
const all = [...pictures, ...samples];

test("no two pictures share a name", () => {
  const names = all.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(all)("$name", (picture) => {
  const drawing = painted(
    drawnByRules(() => drawnOnce(picture)),
    testPalette,
  );

  test("stays within its budget after brotli", () => {
    expect(compressed(drawing, picture.budget)).toBeLessThanOrEqual(picture.budget);
  });

  test("closes every element it opens", () => {
    expect(unclosed(drawing)).toEqual([]);
  });

  test("contains only finite numbers", () => {
    expect(drawing.match(/NaN|Infinity|undefined|null/g)).toBeNull();
  });

  test("has no style attribute and no script, and fetches nothing, as the content security policy requires", () => {
    expect(drawing.match(/\sstyle=|<script|\son\w+=|@import|url\((?!#)|href="(?!#)/g)).toBeNull();
  });

  test("follows the theme of the element that shows it", () => {
    expect(drawing).toContain(":root{color-scheme:light dark}");
    expect(drawing).toContain("light-dark(");
  });

  test("contains each id once, and all ids that it refers to", () => {
    const ids = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const wanted = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });
});

/**
 * Returns the drawing. Throws if it uses `Math.random` or the clock, because a picture must be the same each time it is
 * drawn.
 */
function drawnByRules(draw: () => string): string {
  const chances = [vi.spyOn(Math, "random"), vi.spyOn(Date, "now"), vi.spyOn(performance, "now")];
  const drawing = draw();
  const called = chances.flatMap(({ mock }) => mock.calls);
  for (const chance of chances) chance.mockRestore();
  if (called.length > 0) throw new Error("It is drawn by chance.");
  return drawing;
}

/**
 * Returns the compressed size in bytes. Tries a fast, lower quality first, because the best quality is slow and most
 * pictures are within their budget without it.
 */
function compressed(drawing: string, budget: number): number {
  const quick = brotliCompressSync(drawing, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return quick <= budget ? quick : brotliCompressSync(drawing).length;
}

/** Returns the names of unclosed elements, followed by the first misplaced end tag if there is one. */
function unclosed(drawing: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", alone] of drawing.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (alone) continue;
    if (!closing) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
