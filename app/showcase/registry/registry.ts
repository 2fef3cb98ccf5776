import { readFileSync } from "node:fs";
import { takingHome } from "../../../content/showcase/taking-home.ts";
import { addresses } from "../../../contract/addresses.ts";
import project from "../../../package.json" with { type: "json" };
import { site } from "../../../site.config.ts";
import { resolveCustomMedia } from "../../styles/custom-media.ts";
import { components, filesBehind, importsOf, kitSource, sideBySide } from "./kit-sources.ts";

/** https://ui.shadcn.com/schema/registry-item.json */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: "registry:component";
  title: string;
  dependencies: string[];
  files: RegistryFile[];
  docs: string;
}

interface RegistryFile {
  /** From `components` on, the command keeps it below the folder that stands for it in the other project. */
  path: string;
  type: "registry:component";
  content: string;
}

/**
 * A component with all it needs, so that it works where nothing else of ours is. What two components share is the
 * same file in both, which the command leaves as it is.
 */
export function registryItem(component: string): RegistryItem {
  const files = filesBehind(`${component}.tsx`);
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: component,
    type: "registry:component",
    title: titleOf(component),
    dependencies: packagesOf(files),
    files: [...files.map((file) => taken(file, sourceToTake(file))), ...groundwork()],
    docs: takingHome.docs(folder),
  };
}

/** The list of all items, https://ui.shadcn.com/schema/registry.json, without what is in their files. */
export function registryIndex() {
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: registryName,
    homepage: addresses.sections,
    items: components.map(registryItem).map(({ $schema: _, docs: __, files, ...item }) => ({
      ...item,
      files: files.map(({ path, type }) => ({ path, type })),
    })),
  };
}

const registryName = site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A folder of our own, so that no file of the other project bears the same name. */
const folder = `components/${registryName}`;

function titleOf(component: string): string {
  const words = component.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function packagesOf(files: readonly string[]): string[] {
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

function sourceToTake(file: string): string {
  const source = kitSource(file);
  if (file.endsWith(".css")) return resolveCustomMedia(source);
  return (file.endsWith(".tsx") ? 'import "./kit";\n' : "") + sideBySide(source);
}

/** What all components stand on: the tokens, a few styles of bare elements, the scripts that act on the document. */
function groundwork(): RegistryFile[] {
  const styles = ["layers", "tokens", "kit"].map((name) =>
    resolveCustomMedia(readFileSync(`app/styles/${name}.css`, "utf8")),
  );
  return [
    taken("kit.ts", 'import "./kit.css";\nimport "./start";\n'),
    taken("kit.css", styles.join("\n")),
    ...filesBehind("start.ts").map((file) => taken(file, sourceToTake(file))),
    taken("invoker-commands.d.ts", kitSource("invoker-commands.d.ts")),
  ];
}

function taken(file: string, content: string): RegistryFile {
  return { path: `${folder}/${file}`, type: "registry:component", content };
}
