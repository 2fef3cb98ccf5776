import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../build/client/", import.meta.url).pathname;
const pages = globSync("**/*.html", { cwd: folder });

/** Of the kit, cut to them whatever they are given: the sign of a feature block, the picture of a rotating card. */
const boxes = ["108x60", "640x400"];

test("each picture of a page keeps the shape of its file free until it has come", () => {
  const shown = pages.flatMap((page) => picturesIn(readFileSync(folder + page, "utf8")));
  const wrong = shown.filter(({ width, height, path }) => {
    const file = sizeOf(path);
    return width * file.height !== height * file.width && !boxes.includes(`${width}x${height}`);
  });
  expect(shown).not.toEqual([]);
  expect(wrong).toEqual([]);
});

test("no drawing is imported without its size, which would then be typed by hand", () => {
  const sources = globSync("app/**/*.{ts,tsx}");
  const bare = sources.filter((source) => /^import .+\.svg";$/m.test(readFileSync(source, "utf8")));
  expect(sources).toContain("app/document/site-footer.tsx");
  expect(bare).toEqual([]);
});

function picturesIn(html: string) {
  return [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].map(([tag]) => ({
    path: attribute(tag, "src(?:set)?").replace(/#.*/, ""),
    width: Number(attribute(tag, "width")),
    height: Number(attribute(tag, "height")),
  }));
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
}

/** An SVG without a size of its own is as large as what it shows. */
function sizeOf(path: string) {
  const root = /<svg\b[^>]*>/.exec(readFileSync(folder + path, "utf8"))?.[0] ?? "";
  const [, , width, height] = attribute(root, "viewBox").split(" ").map(Number);
  return { width: width ?? Number.NaN, height: height ?? Number.NaN };
}
