import { globSync, readFileSync } from "node:fs";

/** The files in which an owner writes. */
export const ownersFiles: readonly string[] = ["site.config.ts", ...globSync("content/**/*.{ts,md}").sort()];

const files = ownersFiles.map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n") }));

/** The line where a text stands, as "content/pages/home.ts:12"; `otherwise` where it is put together from several. */
export function placeOf(text: string, otherwise: string): string {
  for (const { path, lines } of files) {
    const line = lines.findIndex((line) => line.includes(text));
    if (line >= 0) return `${path}:${line + 1}`;
  }
  return otherwise;
}

/** Each line of the files of a folder, with its place. */
export function linesIn(folder: string): { place: string; line: string }[] {
  return files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, lines }) => lines.map((line, index) => ({ place: `${path}:${index + 1}`, line })));
}
