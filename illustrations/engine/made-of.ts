import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const illustrations = join(import.meta.dirname, "..");

/**
 * Returns a hash of everything that a scene is drawn from: its source files, the SVG files and fonts they use, and
 * `choices`, the serialised palette and skyline.
 */
export function hashOf(scene: string, choices: string): string {
  const hash = createHash("sha256").update(choices);
  for (const file of [...filesOf(scene)].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesOf(scene: string): Set<string> {
  const files = new Set([scene]);
  for (const file of files) {
    if (!file.endsWith(".ts")) continue;
    const source = sourceOf(file);
    for (const [, from = ""] of source.matchAll(/ from "(\.[^"]+)"/g)) files.add(join(dirname(file), from));
    for (const [, kind = "", name = ""] of source.matchAll(/\b(object|still)\("([\w-]+)"\)/g))
      files.add(join(illustrations, `${kind}s`, `${name}.svg`));
    if (source.includes("subsetFont"))
      for (const font of globSync(join(illustrations, "../app/styles/fonts/*.woff2"))) files.add(font);
  }
  return files;
}

const known = new Map<string, string>();

function sourceOf(file: string): string {
  const source = known.get(file) ?? readFileSync(file, "utf8");
  known.set(file, source);
  return source;
}
