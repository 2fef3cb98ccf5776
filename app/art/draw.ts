import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pictures } from "./pictures.ts";

const folder = new URL("drawn/", import.meta.url);

/** Writes every picture to `app/art/drawn/<name>.svg`; a file that is right already is left alone. */
export function drawPictures(): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, draw } of pictures) {
    const file = new URL(`${name}.svg`, folder);
    const drawing = draw();
    if (drawing !== contentOf(file)) writeFileSync(file, drawing);
  }
}

function contentOf(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
