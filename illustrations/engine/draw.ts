import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { picturesOf, scenes } from "../pictures.ts";
import { hashOf } from "./made-of.ts";
import type { Palette } from "./palette.ts";
import { painted, type Skyline } from "./picture.ts";

const illustrations = join(import.meta.dirname, "..");
const folder = join(illustrations, "drawn");
const listFile = join(folder, "drawn.json");

/** Maps each scene's file to the names of its pictures and a hash of everything that they are drawn from. */
type List = Record<string, { hash: string; pictures: string[] }>;

/**
 * Writes every picture to `illustrations/drawn/<name>.svg`. Vite calls this function each time it loads its
 * configuration. To keep that fast, only scenes whose sources, colours or skyline have changed are drawn again.
 */
export async function drawPictures(palette: Palette, skyline: Skyline): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const before = drawnPictures();
  const list: List = {};
  for (const scene of scenes()) {
    const hash = hashOf(scene, JSON.stringify({ palette, skyline }));
    const name = relative(illustrations, scene);
    const kept = before[name];
    const isCurrent = kept?.hash === hash && kept.pictures.every((name) => existsSync(fileOf(name)));
    list[name] = isCurrent ? kept : { hash, pictures: await draw(scene, palette, skyline) };
  }
  writeIfOther(listFile, JSON.stringify(list));
}

/** Returns the list that the last call to `drawPictures` wrote. */
export function drawnPictures(): List {
  return existsSync(listFile) ? JSON.parse(readFileSync(listFile, "utf8")) : {};
}

export function fileOf(name: string): string {
  return join(folder, `${name}.svg`);
}

async function draw(scene: string, palette: Palette, skyline: Skyline) {
  const pictures = await picturesOf(scene);
  for (const { name, draw } of pictures) writeIfOther(fileOf(name), painted(draw(skyline), palette));
  return pictures.map(({ name }) => name);
}

/** Writes a file only if its content changes, because the dev server reloads the page after every write. */
function writeIfOther(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
}
