import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import project from "../../package.json" with { type: "json" };
import { projectImportPath } from "../../showcase/namespace.ts";

const folder = "kit";

/** The paths of the kit's files by file name. Names are unique, because projects keep all kit files in one folder. */
const pathOf: ReadonlyMap<string, string> = new Map(
  globSync("**/*.{ts,tsx,css}", { cwd: folder })
    .filter((path) => !/\.(test|docs)\./.test(path))
    .sort()
    .map((path) => [basename(path), join(folder, path)]),
);

/**
 * The file names of the kit's components, without extension. A component is a file that has docs. Other files are
 * parts, which are installed with the component that imports them.
 */
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

/** Returns the import specifiers in a source, such as `../icon/icon.tsx` and `react`. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(importing)].map((found) => found[2] ?? "");
}

/** Returns the files of a component, including its parts, and the other components that these files import. */
export function dependenciesOf(component: string): { files: string[]; components: string[] } {
  const files = new Set([`${component}.tsx`]);
  const others = new Set<string>();
  // Iterating over a `Set` also visits the files that the loop adds to it.
  for (const file of files) {
    for (const from of importsOf(kitSource(file))) {
      if (!from.startsWith(".")) continue;
      if (components.includes(basename(from, ".tsx"))) others.add(basename(from, ".tsx"));
      else files.add(basename(from));
    }
  }
  return { files: [...files], components: [...others].filter((other) => other !== component).sort() };
}

/** Returns the files of a component and its dependencies, the component's own first. */
export function installedFiles(component: string): string[] {
  const names = new Set([component]);
  for (const name of names) for (const other of dependenciesOf(name).components) names.add(other);
  return [...new Set([...names].flatMap((name) => dependenciesOf(name).files))];
}

/** Returns the packages that files import, with their versions, except {@link givenPackages}. */
export function packagesOf(files: readonly string[]): string[] {
  const imported = files
    .flatMap((file) => importsOf(kitSource(file)))
    .filter((from) => !from.startsWith("."));
  const names = new Set(imported.map((from) => from.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? from));
  return Object.entries(project.dependencies)
    .filter(([name]) => names.has(name) && !givenPackages.has(name))
    .map(([name, version]) => `${name}@${version}`);
}

/** Packages that every React project already has, in whatever version. */
const givenPackages = new Set(["react", "react-dom"]);

/** Returns the components that an example's source imports. */
export function componentsOf(example: string): string[] {
  const names = importsOf(example).flatMap(
    (from) => from.match(/\/kit\/(?:[a-z-]+\/)?([a-z-]+)\.tsx$/)?.[1] ?? [],
  );
  return names.filter((name) => components.includes(name));
}

/**
 * Rewrites relative imports for files that are all in one folder. Drops the extensions, because bundlers do not need
 * them and TypeScript rejects them unless `allowImportingTsExtensions` is set.
 */
export function sideBySide(source: string): string {
  return source.replaceAll(importing, (whole, before: string, from: string) =>
    from.startsWith(".") ? `${before}"./${basename(from).replace(/\.tsx?$/, "")}"` : whole,
  );
}

/** Rewrites an example's imports to the paths in other projects, such as `@/components/stackhouse/button`. */
export function withProjectImports(example: string): string {
  return example.replaceAll(importing, (whole, before: string, from: string) => {
    const file = from.match(/\/kit\/(?:[a-z-]+\/)?([a-z-]+(?:\.module\.css)?)(?:\.tsx?)?$/)?.[1];
    return file === undefined ? whole : `${before}"${projectImportPath(file)}"`;
  });
}

const importing = /(\b(?:from |import |import\())"([^"]+)"/g;
