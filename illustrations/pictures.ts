import { globSync } from "node:fs";
import { basename, join } from "node:path";

/** Folders with parts of pictures, and the folder of the painted pictures. All others belong to pages. */
const parts = ["objects/**", "skylines/**", "drawn/**"];

/** Returns the file of each picture by the picture's name, which is that of the file. */
export function pictureFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const file of globSync("*/*.svg", { cwd: import.meta.dirname, exclude: parts }).sort()) {
    const name = basename(file, ".svg");
    if (files.has(name)) throw new Error(`illustrations/${file}: another folder has a picture of this name.`);
    files.set(name, join(import.meta.dirname, file));
  }
  return files;
}
