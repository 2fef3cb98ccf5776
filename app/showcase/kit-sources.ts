import { readdirSync, readFileSync } from "node:fs";

const folder = "app/ui";

/** Every component of the kit by its file's name, parts of others included: each can be taken home. */
export const components: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => file.slice(0, -".tsx".length));

export function kitSource(file: string): string {
  return readFileSync(`${folder}/${file}`, "utf8");
}

/** What a source imports, as written there: `./icon.tsx`, `react`. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(importing)].map((found) => found[2] ?? "");
}

/** The files of the kit that a component is made of, its own first. */
export function filesBehind(component: string): string[] {
  const files = new Set([`${component}.tsx`]);
  // A set also visits what is added while it is walked.
  for (const file of files) {
    for (const from of importsOf(kitSource(file))) {
      if (from.startsWith("./")) files.add(from.slice(2));
    }
  }
  return [...files];
}

/** The components that an example shows. */
export function componentsOf(example: string): string[] {
  return importsOf(example).flatMap((from) => from.match(/\/ui\/([a-z-]+)\.tsx$/)?.[1] ?? []);
}

/** Bundlers find a file without its ending as well, and compilers that are not told so don't accept one with it. */
export function withoutEndings(source: string): string {
  return source.replaceAll(importing, (whole, before: string, from: string) =>
    from.startsWith("./") ? `${before}"${from.replace(/\.tsx?$/, "")}"` : whole,
  );
}

const importing = /(\b(?:from |import |import\())"([^"]+)"/g;
