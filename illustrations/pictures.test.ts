// R-PAGE-15
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { brandPalette } from "../vite/brand/palette.ts";
import { painted } from "./picture.ts";
import { pictureFiles } from "./pictures.ts";
import { pictureReader, type Skyline } from "./read-picture.ts";

const palette = brandPalette({ accent: "#c0ffee", ground: "#0ff1ce" });
const pictures = [...pictureFiles()];
const read = pictureReader("sydney");

describe.each(pictures)("%s", (name, file) => {
  const drawing = painted(read(file), palette);

  // Only a window wider than a laptop's loads a drawing called "widest".
  const budget = name.endsWith("-widest") ? 28_000 : 20_000;
  test(`takes at most ${budget} bytes after brotli`, () => {
    // Tries a fast, lower quality first, because the best one is slow and most pictures do not need it.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const quick = brotliCompressSync(drawing, { params }).length;
    expect(quick <= budget ? quick : brotliCompressSync(drawing).length).toBeLessThanOrEqual(budget);
  });

  test("closes every element it opens, and contains each id once, and all ids that it refers to", () => {
    const ids = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const wanted = [...drawing.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect(unclosed(drawing)).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });

  test("contains only finite numbers, and follows the theme of the element that shows it", () => {
    expect(drawing.match(/NaN|Infinity|undefined|null/g)).toBeNull();
    expect(drawing).toContain(":root{color-scheme:light dark}");
    expect(drawing).toContain("light-dark(");
  });
});

test.each(pictures.filter(([name]) => /^(contact-(band|ground)|three-rooms)-/.test(name)))(
  "%s differs for each skyline",
  (_name, file) => {
    const skylines: Skyline[] = ["sydney", "hills", "none"];
    expect(new Set(skylines.map((skyline) => pictureReader(skyline)(file))).size).toBe(3);
  },
);

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
