import { globSync } from "node:fs";
import { mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseHTML } from "linkedom";
import { site } from "../../site.config.ts";
import { codeIn, kept } from "../build-steps/kept.ts";
import { pageHeading } from "../page-heading.ts";
import { drawingOf } from "./drawings.ts";
import { pictureSvg, roomFor } from "./picture-svg.ts";
import { rasterised } from "./raster.ts";
import { titleLines } from "./title-lines.ts";
import { type Font, titleFont, widthOf } from "./title-type.ts";

/** Makes each picture that the heads of the built pages name, from the page that it is called after. */
export async function writeSharedPictures(folder: string): Promise<void> {
  const pages = await readPages(folder);
  await using place = await mkdtempDisposable(join(tmpdir(), "title-"));
  const words = site.name + Array.from(pages.values(), ({ title }) => title).join("");
  let font: Promise<Font> | undefined;
  const ground = await drawn("borehole-ground-wide");
  const code = codeIn("scripts/sharing");
  await Promise.all(
    Array.from(pages, async ([picture, { address, title }]) => {
      const file = join(folder, picture);
      const drawing = await drawn(drawingOf(address).name);
      const makings = [address, title, drawing, ground, code, JSON.stringify(site)];
      const made = await kept("shared-pictures", makings, async () => {
        font ??= titleFont(words, place.path);
        return makePicture(address, title, drawing, ground, await font);
      });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, made);
    }),
  );
}

async function makePicture(
  address: string,
  title: string,
  drawing: string,
  ground: string,
  font: Font,
): Promise<Buffer> {
  const { stands, focus } = drawingOf(address);
  const measure = 100;
  const lines = titleLines(title, roomFor(stands), (words) => widthOf(words, measure, font) / measure);
  const svg = pictureSvg({
    name: site.name,
    title: lines,
    drawing,
    stands,
    focus,
    ground,
  });
  return rasterised(svg, { font });
}

/**
 * Pages by the picture that they name, the first above the others.
 * @throws Error with the file of a page that search engines list and that has no picture, or no heading for it
 */
async function readPages(folder: string) {
  const files = globSync("**/index.html", { cwd: folder }).sort((a, b) => a.length - b.length);
  const pages = new Map<string, { address: string; title: string }>();
  for (const file of files) {
    const html = await readFile(join(folder, file), "utf8");
    const [, named] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = named && new URL(named).pathname;
    // Of a page above: most pages need not be parsed.
    if (picture && pages.has(picture)) continue;
    const { document } = parseHTML(html);
    const title = pageHeading(document);
    if (!picture || !title) {
      if (document.querySelector("meta[name=robots][content=noindex]")) continue;
      throw new Error(
        `${file}: no picture for shared links can be made; the page names none, or has no heading.`,
      );
    }
    const address = `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`;
    pages.set(picture, { address, title });
  }
  return pages;
}

async function drawn(name: string): Promise<string> {
  return readFile(`illustrations/drawn/${name}.svg`, "utf8");
}
