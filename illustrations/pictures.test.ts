// R-PAGE-15
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { wcagContrast } from "culori";
import { parseHTML } from "linkedom";
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

const sources = globSync("illustrations/*/*.svg", { exclude: ["illustrations/drawn"] });
const lettered = sources.flatMap((file) => letteringIn(readFileSync(file, "utf8")));

test.each([...new Set(lettered)])("lettering is legible in both themes: %s", (marks) => {
  const styles = new Map<string, string>(Object.entries(palette));
  const [text, background] = marks
    .split(" on ")
    .map((mark) => /fill:(?:light-dark\(([^,]+),([^)]+)\)|(.+))/.exec(styles.get(mark) ?? ""));
  for (const theme of [1, 2]) {
    const [seen = "", on = ""] = [text, background].map((fill) => fill?.[theme] ?? fill?.[3]);
    expect(wcagContrast(seen, on)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(sources.filter((file) => readFileSync(file, "utf8").includes("<text")))(
  "no lettering is cut off at an edge of %s",
  (file) => {
    const { document } = parseHTML(readFileSync(file, "utf8"));
    const [, left = 0, top = 0, width = 0, height = 0] =
      /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(document.toString())?.map(Number) ?? [];
    const cut = [...document.querySelectorAll("text")].filter((text) => {
      // What is on an object that is turned or moved as a whole has other coordinates.
      if (text.closest("[transform]")) return false;
      const [x = 0, y = 0, size = 0] = ["x", "y", "font-size"].map((name) => Number(text.getAttribute(name)));
      const end =
        x + text.textContent.length * size * (text.getAttribute("font-family") === "Roboto Mono" ? 0.6 : 0.5);
      return x < left || end > left + width || y - 0.75 * size < top || y + 0.2 * size > top + height;
    });
    expect(cut.map((text) => text.outerHTML)).toEqual([]);
  },
);

/** Returns the marks of texts and of the rectangles below them, such as `ink on surface`. */
function letteringIn(svg: string): string[] {
  const below: { mark: string; contains(x: number, y: number): boolean }[] = [];
  return [...svg.matchAll(/<(rect|text) class="([\w-]+)"([^>]*)>/g)].flatMap(
    ([, element, mark = "", rest = ""]) => {
      const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) =>
        Number(new RegExp(`\\s${name}="([^"]*)"`).exec(rest)?.[1]),
      );
      if (element === "text") {
        const ground = below.findLast((rect) => rect.contains(x, y));
        return ground ? [`${mark} on ${ground.mark}`] : [];
      }
      below.push({ mark, contains: (a, b) => a >= x && a <= x + width && b >= y && b <= y + height });
      return [];
    },
  );
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
