import { globSync, readFileSync } from "node:fs";

export interface Finding {
  /** The file, and the line if it is known, such as "content/pages/home.ts:12". */
  place: string;
  what: string;
  todo: string;
}

/** The files that an owner edits. */
export const ownersFiles: readonly string[] = ["site.config.ts", ...globSync("content/**/*.{ts,md}").sort()];

const files = ownersFiles.map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n") }));

/** Returns a text's place in the owner's files, such as "content/pages/home.ts:12", or `otherwise` if not found. */
export function placeOf(text: string, otherwise: string): string {
  for (const { path, lines } of files) {
    const line = lines.findIndex((line) => line.includes(text));
    if (line >= 0) return `${path}:${line + 1}`;
  }
  return otherwise;
}

/** Returns all lines of the owner's files in a folder, each with its place. */
export function linesIn(folder: string): { place: string; line: string }[] {
  return files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, lines }) => lines.map((line, index) => ({ place: `${path}:${index + 1}`, line })));
}
