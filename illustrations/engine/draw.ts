import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isCurrent, takeStamp } from "../../scripts/stamp.mjs";
import { pictures } from "../pictures.ts";

/** The pictures' sources import nothing from outside of this folder. */
const sources = dirname(import.meta.dirname);
const folder = join(sources, "drawn");
const stamp = join(folder, ".drawn");

/**
 * Writes every picture to `illustrations/drawn/<name>.svg`. A build asks three times, and drawing takes seconds: nothing is
 * drawn again until a source has changed.
 */
export function drawPictures(): void {
  const fileOf = (name: string) => join(folder, `${name}.svg`);
  if (isCurrent(stamp, [sources]) && pictures.every(({ name }) => existsSync(fileOf(name)))) return;
  const setStamp = takeStamp([sources]);
  mkdirSync(folder, { recursive: true });
  for (const { name, draw } of pictures) {
    const drawing = draw();
    if (drawing !== contentOf(fileOf(name))) writeFileSync(fileOf(name), drawing);
  }
  setStamp(stamp);
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
