import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Palette } from "./palette.ts";
import { painted } from "./picture.ts";
import { pictureFiles } from "./pictures.ts";
import { pictureReader, type Skyline } from "./read-picture.ts";

const folder = join(import.meta.dirname, "drawn");

/** Writes every picture in the owner's colours and with the owner's skyline to `illustrations/drawn/<name>.svg`. */
export function drawPictures(palette: Palette, skyline: Skyline): void {
  mkdirSync(folder, { recursive: true });
  const read = pictureReader(skyline);
  const pictures = pictureFiles();
  for (const [name, file] of pictures) writeIfOther(drawnFile(name), painted(read(file), palette));
  for (const file of readdirSync(folder)) if (!pictures.has(file.slice(0, -4))) rmSync(join(folder, file));
}

export function drawnFile(name: string): string {
  return join(folder, `${name}.svg`);
}

/** Writes a file only if its content changes, because the dev server reloads the page after every write. */
function writeIfOther(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
}
