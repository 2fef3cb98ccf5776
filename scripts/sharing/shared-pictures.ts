import { mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { drawnFile } from "../../illustrations/draw.ts";
import { site } from "../../site.config.ts";
import { cachedBytes, codeIn } from "../build-steps/build-cache.ts";
import { type BuiltPage, pageHeading } from "../built-pages.ts";
import { drawingOf } from "./drawings.ts";
import { pictureSvg, roomFor } from "./picture-svg.ts";
import { rasterised } from "./raster.ts";
import { titleLines } from "./title-lines.ts";
import { type Font, titleFont, widthOf } from "./title-type.ts";

/** A page, and the link-preview picture that its head names. */
export interface SharedPage {
  address: string;
  title: string;
  /** The picture's URL path. */
  picture: string;
}

/** @throws Error if the page names no picture or has no heading; the message names the page's file */
export function sharedPage({ address, file, document }: BuiltPage): SharedPage {
  const named = document.querySelector("meta[property='og:image']")?.getAttribute("content");
  const title = pageHeading(document);
  if (named && title) return { address, title, picture: new URL(named).pathname };
  throw new Error(
    `${file}: no picture for shared links can be made; the page names none, or has no heading.`,
  );
}

/** Returns one page for each picture: if several share a picture, the one with the shortest path. */
export function pagesWithOwnPicture(pages: readonly SharedPage[]): SharedPage[] {
  const shortestLast = pages.toSorted((one, other) => other.address.length - one.address.length);
  return [...new Map(shortestLast.map((page) => [page.picture, page])).values()];
}

export async function writeSharedPictures(pages: readonly SharedPage[], folder: string): Promise<void> {
  await using place = await mkdtempDisposable(join(tmpdir(), "title-"));
  const words = site.name + pages.map(({ title }) => title).join("");
  let making: Promise<Font> | undefined;
  const logo = await drawn("favicon");
  const ground = await drawn("borehole-ground-wide");
  const code = codeIn("scripts/sharing");
  await Promise.all(
    pagesWithOwnPicture(pages).map(async ({ address, title, picture }) => {
      const file = join(folder, picture);
      const { name, stands, focus } = drawingOf(address);
      const drawing = await drawn(name);
      const inputs = [address, title, drawing, logo, ground, code, JSON.stringify(site)];
      const made = await cachedBytes("shared-pictures", inputs, async () => {
        making ??= titleFont(words, place.path);
        const font = await making;
        const lines = titleLines(title, roomFor(stands), (words) => widthOf(words, 100, font) / 100);
        const parts = { name: site.name, title: lines, drawing, stands, focus, logo, ground };
        return rasterised(pictureSvg(parts), { font });
      });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, made);
    }),
  );
}

async function drawn(name: string): Promise<string> {
  return readFile(drawnFile(name), "utf8");
}
