import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isCurrent, takeStamp } from "../../scripts/stamp.mjs";
import { pictures } from "../pictures.ts";
import type { Palette } from "./palette.ts";
import { painted, type Skyline } from "./picture.ts";

/** The pictures' sources import nothing from outside of this folder. */
const sources = dirname(import.meta.dirname);
const folder = join(sources, "drawn");
const stamp = join(folder, ".drawn");
/** What the owner has chosen of the pictures there. */
const choicesFile = join(folder, ".choices");

/**
 * Writes every picture to `illustrations/drawn/<name>.svg`. A build asks three times, and drawing takes seconds: nothing is
 * drawn again until a source, a colour or the skyline has changed.
 */
export function drawPictures(palette: Palette, skyline: Skyline): void {
  const fileOf = (name: string) => join(folder, `${name}.svg`);
  const choices = JSON.stringify({ palette, skyline });
  const isChosen = contentOf(choicesFile) === choices;
  if (isChosen && isCurrent(stamp, [sources]) && pictures.every(({ name }) => existsSync(fileOf(name))))
    return;
  const setStamp = takeStamp([sources]);
  mkdirSync(folder, { recursive: true });
  for (const { name, draw } of pictures) {
    const drawing = painted(draw(skyline), palette);
    if (drawing !== contentOf(fileOf(name))) writeFileSync(fileOf(name), drawing);
  }
  writeFileSync(choicesFile, choices);
  setStamp(stamp);
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
