import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import subsetFont from "subset-font";

/** The width and tracking of the site's headlines (see `app/styles/tokens.css`). */
const headline = { width: 138, tracking: -0.025 };
const family = "Roboto Flex";

export type Font = NonNullable<ResvgRenderOptions["font"]>;

/** Writes a subset of the site's font for the rasteriser: a single width, and only the characters to be drawn. */
export async function titleFont(words: string, folder: string): Promise<Font> {
  const variable = await readFile("app/styles/fonts/roboto-flex.woff2");
  const still = await subsetFont(variable, words + inDrawings, {
    targetFormat: "truetype",
    variationAxes: { wdth: headline.width },
  });
  const file = join(folder, "title.ttf");
  await writeFile(file, still);
  return { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: family };
}

/** All printable ASCII characters, because drawings of screens contain text. */
const inDrawings = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place)).join("");

export function line(words: string, x: number, y: number, size: number): string {
  const shown = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text class="ink" x="${x}" y="${y}" font-family="${family}" font-size="${size}" letter-spacing="${headline.tracking * size}">${shown}</text>`;
}

export function widthOf(words: string, size: number, font: Font): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400">${line(words, 0, 200, size)}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
