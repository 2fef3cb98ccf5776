import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pictures } from "./pictures.ts";

const folder = new URL("drawn/", import.meta.url);
/** Which sources the pictures in the folder were drawn by. */
const mark = new URL("drawn/.sources", import.meta.url);

/**
 * Writes every picture to `app/art/drawn/<name>.svg`. A build asks three times, and drawing takes seconds: nothing is
 * drawn again until a source has changed.
 */
export function drawPictures(): void {
  const sources = fingerprint();
  const fileOf = (name: string) => new URL(`${name}.svg`, folder);
  if (contentOf(mark) === sources && pictures.every(({ name }) => existsSync(fileOf(name)))) return;
  mkdirSync(folder, { recursive: true });
  for (const { name, draw } of pictures) {
    const drawing = draw();
    if (drawing !== contentOf(fileOf(name))) writeFileSync(fileOf(name), drawing);
  }
  writeFileSync(mark, sources);
}

/** Of everything that draws: the pictures' sources import nothing from outside of this folder. */
function fingerprint(): string {
  const here = new URL(".", import.meta.url);
  const hash = createHash("sha256");
  for (const name of readdirSync(here).sort()) {
    if (name.endsWith(".ts") && !name.includes(".test.")) hash.update(readFileSync(new URL(name, here)));
  }
  return hash.digest("hex");
}

function contentOf(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
