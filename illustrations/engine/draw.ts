import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isCurrent, takeStamp } from "../../scripts/stamp.mjs";
import { pictures } from "../pictures.ts";
import type { Palette } from "./palette.ts";
import { painted } from "./picture.ts";

/** The pictures' sources import nothing from outside of this folder. */
const sources = dirname(import.meta.dirname);
const folder = join(sources, "drawn");
const stamp = join(folder, ".drawn");
/** The palette that the pictures there are painted with. */
const paints = join(folder, ".paints");

/**
 * Writes every picture to `illustrations/drawn/<name>.svg`. A build asks three times, and drawing takes seconds: nothing is
 * drawn again until a source or a colour has changed.
 */
export function drawPictures(palette: Palette): void {
  const fileOf = (name: string) => join(folder, `${name}.svg`);
  const colours = JSON.stringify(palette);
  const isPainted = contentOf(paints) === colours;
  if (isPainted && isCurrent(stamp, [sources]) && pictures.every(({ name }) => existsSync(fileOf(name))))
    return;
  const setStamp = takeStamp([sources]);
  mkdirSync(folder, { recursive: true });
  for (const { name, draw } of pictures) {
    const drawing = painted(draw(), palette);
    if (drawing !== contentOf(fileOf(name))) writeFileSync(fileOf(name), drawing);
  }
  writeFileSync(paints, colours);
  setStamp(stamp);
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
