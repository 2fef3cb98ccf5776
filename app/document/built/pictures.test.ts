// R-PAGE-14
import { globSync, readFileSync } from "node:fs";
import { imageSize } from "image-size";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";

const folder = new URL("../../../build/client/", import.meta.url).pathname;
const pages = globSync("**/*.html", { cwd: folder });

/** The image sizes in the kit's feature block and rotating card, which crop any picture to fit. */
const boxes = ["108x60", "640x400"];

test("each picture reserves space in the aspect ratio of its file until it has loaded", () => {
  const tags = pages.flatMap(
    (page) => readFileSync(folder + page, "utf8").match(/<(img|source)\b[^>]*>/g) ?? [],
  );
  const shown = picturesIn([...new Set(tags)].join(""));
  const wrong = shown.filter(({ width, height, path }) => {
    const file = sizeOf(path);
    return width * file.height !== height * file.width && !boxes.includes(`${width}x${height}`);
  });
  expect(shown).not.toEqual([]);
  expect(wrong).toEqual([]);
});

test("every drawing is imported with its size, so that no size is typed by hand", () => {
  const sources = globSync("{app,kit,samples,showcase}/**/*.{ts,tsx}");
  const bare = sources.filter((source) => /^import .+\.svg";$/m.test(readFileSync(source, "utf8")));
  expect(sources).toContain("app/document/site-footer.tsx");
  expect(bare).toEqual([]);
});

function picturesIn(html: string) {
  return Array.from(parseHTML(html).document.querySelectorAll("img, source"), (picture) => ({
    // React writes the attribute as `srcSet`.
    path: (picture.getAttribute("src") ?? picture.getAttribute("srcSet") ?? "").replace(/#.*/, ""),
    width: Number(picture.getAttribute("width")),
    height: Number(picture.getAttribute("height")),
  }));
}

/** An SVG without width and height has the size of its view box. */
function sizeOf(path: string) {
  if (!path.endsWith(".svg")) return imageSize(readFileSync(folder + path));
  const root = parseHTML(readFileSync(folder + path, "utf8")).document.querySelector("svg");
  const [, , width, height] = (root?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  return { width: width ?? Number.NaN, height: height ?? Number.NaN };
}
