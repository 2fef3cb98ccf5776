import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import project from "../../package.json" with { type: "json" };
import { projectImportPath } from "../../showcase/namespace.ts";

const folder = "kit";

/** Where each file of the kit lies, by its name: no two have the same, so that all can lie in one folder elsewhere. */
const pathOf: ReadonlyMap<string, string> = new Map(
  globSync("**/*.{ts,tsx,css}", { cwd: folder })
    .filter((path) => !/\.(test|docs)\./.test(path))
    .sort()
    .map((path) => [basename(path), join(folder, path)]),
);

/** Every component of the kit by its file's name: what has docs beside it. Other elements are parts that come with them. */
export const components: readonly string[] = globSync("**/*.docs.ts", { cwd: folder })
  .map((path) => basename(path, ".docs.ts"))
  .sort();

export function kitSource(file: string): string {
  return readFileSync(pathTo(file), "utf8");
}

export function pathTo(file: string): string {
  const path = pathOf.get(file);
  if (path === undefined) throw new Error(`The kit has no file named ${file}`);
  return path;
}

/** What a source imports, as written there: `../icon/icon.tsx`, `react`. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(importing)].map((found) => found[2] ?? "");
}

/** A component's file and those that it is made of, its parts among them, and the components behind all of these. */
export function dependenciesOf(component: string): { files: string[]; components: string[] } {
  const files = new Set([`${component}.tsx`]);
  const others = new Set<string>();
  // A set also visits what is added while it is walked.
  for (const file of files) {
    for (const from of importsOf(kitSource(file))) {
      if (!from.startsWith(".")) continue;
      if (components.includes(basename(from, ".tsx"))) others.add(basename(from, ".tsx"));
      else files.add(basename(from));
    }
  }
  return { files: [...files], components: [...others].filter((other) => other !== component).sort() };
}

/** The files of a component and of all components behind it, its own first. */
export function installedFiles(component: string): string[] {
  const names = new Set([component]);
  for (const name of names) for (const other of dependenciesOf(name).components) names.add(other);
  return [...new Set([...names].flatMap((name) => dependenciesOf(name).files))];
}

/** The packages that files import, each with its version. */
export function packagesOf(files: readonly string[]): string[] {
  const imported = files
    .flatMap((file) => importsOf(kitSource(file)))
    .filter((from) => !from.startsWith("."));
  const names = new Set(imported.map((from) => from.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? from));
  return Object.entries(project.dependencies)
    .filter(([name]) => names.has(name) && !givenPackages.has(name))
    .map(([name, version]) => `${name}@${version}`);
}

/** What every React project has, in a version of its own. */
const givenPackages = new Set(["react", "react-dom"]);

/** The components that an example shows. */
export function componentsOf(example: string): string[] {
  const names = importsOf(example).flatMap(
    (from) => from.match(/\/kit\/(?:[a-z-]+\/)?([a-z-]+)\.tsx$/)?.[1] ?? [],
  );
  return names.filter((name) => components.includes(name));
}

/**
 * As the files lie side by side elsewhere. Bundlers find a file without its ending as well, and compilers that are not
 * told so don't accept one with it.
 */
export function sideBySide(source: string): string {
  return source.replaceAll(importing, (whole, before: string, from: string) =>
    from.startsWith(".") ? `${before}"./${basename(from).replace(/\.tsx?$/, "")}"` : whole,
  );
}

/** An example as it reads in another project once the kit is there: `@/components/stackhouse/button`. */
export function withProjectImports(example: string): string {
  return example.replaceAll(importing, (whole, before: string, from: string) => {
    const file = from.match(/\/kit\/(?:[a-z-]+\/)?([a-z-]+(?:\.module\.css)?)(?:\.tsx?)?$/)?.[1];
    return file === undefined ? whole : `${before}"${projectImportPath(file)}"`;
  });
}

const importing = /(\b(?:from |import |import\())"([^"]+)"/g;
