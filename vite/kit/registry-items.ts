import { resolveCustomMedia } from "../../app/styles/custom-media.ts";
import { inLayer } from "../../app/styles/in-layer.ts";
import { takingHome } from "../../content/showcase/install-commands.ts";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { registryAddress } from "../../showcase/addresses.ts";
import { kitFolder, registryName, titleOf } from "../../showcase/namespace.ts";
import { apiOf } from "./api-of.ts";
import { docsOf } from "./docs-of.ts";
import { components, dependenciesOf, kitSource, packagesOf, sideBySide } from "./kit-sources.ts";
import { kitStyles, scopedStyles, tokenStyles } from "./scoped-styles.ts";

/** https://ui.shadcn.com/schema/registry-item.json */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: "registry:component" | "registry:block";
  title: string;
  /** The text that the `shadcn` command searches. */
  description?: string;
  /** npm packages with versions. */
  dependencies?: string[];
  /** The addresses of other items, because `shadcn` may know only the address of an item, not our namespace. */
  registryDependencies?: string[];
  files: ReturnType<typeof registryFile>[];
  /** The `shadcn` command prints this text after installing. */
  docs?: string;
}

/** The files that every component needs. They are in the items `kit` and `tokens`. */
export const sharedFiles = ["kit.css", "layout.module.css", "tokens.css", "invoker-commands.d.ts"] as const;

/** Returns a component's item: its files, and the items that it depends on. Several items can contain the same file. */
function componentItem(name: string, origin: string): RegistryItem {
  const { files, components } = dependenciesOf(name);
  return item(name, {
    dependencies: packagesOf(files),
    registryDependencies: ["kit", ...components].map((other) => origin + registryAddress(other)),
    files: files.map((file) => registryFile(file, copiedSource(file))),
    description: apiOf(name).parts[0]?.about.replaceAll("`", "") ?? "",
  });
}

function item(name: string, rest: Partial<RegistryItem> & Pick<RegistryItem, "files">): RegistryItem {
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: components.includes(name) && docsOf(name).block ? "registry:block" : "registry:component",
    title: titleOf(name),
    ...rest,
  };
}

export function registryItems(origin = ""): RegistryItem[] {
  // The item that all components need. `shadcn` prints its `docs` once, however many components are added.
  const kit = item("kit", {
    registryDependencies: [origin + registryAddress("tokens")],
    files: [
      registryFile("kit.css", resolveCustomMedia(kitStyles())),
      registryFile("layout.module.css", copiedSource("layout.module.css")),
      registryFile("invoker-commands.d.ts", kitSource("invoker-commands.d.ts")),
    ],
    description: takingHome.kit,
    docs: takingHome.docs(kitFolder, showcaseAddress),
  });
  // The item with only the theme: colours, fonts and spacing.
  const tokens = item("tokens", {
    description: takingHome.tokens,
    files: [registryFile("tokens.css", resolveCustomMedia(tokenStyles()))],
  });
  return [...components.map((name) => componentItem(name, origin)), kit, tokens];
}

/** Returns the list of items without their files' content, https://ui.shadcn.com/schema/registry.json. */
export function registryIndex(origin = "") {
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: registryName,
    homepage: origin + showcaseAddress,
    items: registryItems(origin).map(({ $schema: _, docs: __, files, ...item }) => ({
      ...item,
      files: files.map(({ path, type }) => ({ path, type })),
    })),
  };
}

/** Returns the content of each file that projects can install, by file name. */
export function registrySources(): ReadonlyMap<string, string> {
  const files = registryItems().flatMap(({ files }) => files);
  return new Map(files.map(({ path, content }) => [path.slice(kitFolder.length + 1), content]));
}

function copiedSource(file: string): string {
  const source = kitSource(file);
  if (file.endsWith(".css")) {
    return scopedStyles(inLayer(resolveCustomMedia(source), "components"));
  }
  return file.endsWith(".tsx") ? withStyles(sideBySide(source)) : sideBySide(source);
}

/** Adds the import of the styles below the "use client" directive, which must come first. */
function withStyles(source: string): string {
  const [, directive = "", rest = ""] = source.match(/^("use client";\n\n)?(.*)$/s) ?? [];
  return `${directive}import "./kit.css";\n${rest}`;
}

function registryFile(file: string, content: string) {
  // The `shadcn` command replaces the path up to `components` with the project's own folder.
  return { path: `${kitFolder}/${file}`, type: "registry:component" as const, content };
}
