import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawnFile } from "../../illustrations/draw.ts";
import { picture } from "../../illustrations/picture.ts";
import { site } from "../../site.config.ts";
import { inset } from "./inset.ts";
import { rasterised } from "./raster.ts";

/** Writes the logo as icons, for programs without SVG icons and for home screens, and the web app manifest. */
export async function writeIcons(folder: string): Promise<void> {
  const write = (name: string, content: Buffer | string) => writeFile(join(folder, name), content);
  // Feed readers and mail programs ask for this file by name.
  await write("favicon.ico", icoOf(48, await icon(48, 0.98, false)));
  await write("apple-touch-icon.png", await icon(180, 0.72));
  await write("icon-192.png", await icon(192, 0.84));
  await write("icon-512.png", await icon(512, 0.84));
  // A platform may crop this icon to a circle with four fifths of its width
  // (https://www.w3.org/TR/appmanifest/#icon-masks).
  await write("icon-maskable.png", await icon(512, 0.62));
  await write("site.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Wraps a square PNG in an ICO file: a header, a directory with one entry, and the picture. */
function icoOf(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // The type of the file (an icon), the number of pictures, then the picture's width and height.
  head.set([0, 0, 1, 0, 1, 0, size, size]);
  // Colour planes, bits per pixel, and where the picture is.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const paper = "#fcfaf5";

const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.description,
  start_url: "/",
  display: "browser",
  lang: "en-AU",
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** `share` is the fraction of the icon's size that the logo takes up. */
async function icon(size: number, share: number, onPaper = true): Promise<Buffer> {
  const logo = await readFile(drawnFile("favicon"), "utf8");
  const mark = size * share;
  const begin = (size - mark) / 2;
  const ground = onPaper ? `<path class="hollow-ground" d="M0 0h${size}v${size}H0z"/>` : "";
  const body = ground + inset(logo, { x: begin, y: begin, width: mark, height: mark }, "xMidYMid meet");
  return rasterised(picture({ width: size, height: size, body }));
}
