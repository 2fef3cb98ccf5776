// R-DEV-1, R-DEV-4
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseHTML } from "linkedom";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import project from "../../package.json" with { type: "json" };
import { registryAddress } from "../../showcase/addresses.ts";
import { componentsOf } from "./kit-sources.ts";
import { type RegistryItem, registryIndex, registryItems } from "./registry-items.ts";
import { scopedStyles } from "./scoped-styles.ts";

const items = registryItems();
const itemOf = new Map(items.map((item) => [item.name, item]));
/** Variables that Base UI sets on the popup element, https://base-ui.com/react/components/combobox#positioner */
const setByBaseUi = ["--anchor-width", "--available-height"];

describe.each(items)("the registry item $name", ({ name, files, dependencies = [] }) => {
  const own = files.map(({ path }) => fileOf(path));
  const arriving = withDependencies(name);
  const names = [...new Set(arriving.flatMap(({ files }) => files.map(({ path }) => fileOf(path))))];
  const code = files.filter(({ path }) => /\.tsx?$/.test(path)).map(({ content }) => content);
  const imports = new Set(code.flatMap(importedBy));

  test("has all files in one folder, each of them once", () => {
    expect(new Set(own).size).toBe(own.length);
    for (const file of own) expect(file).not.toContain("/");
  });

  test("contains every file that it imports, or depends on its item, and imports it without .ts or .tsx", () => {
    for (const from of imports) {
      if (!from.startsWith(".")) continue;
      expect(from).toMatch(/^\.\/[a-z-]+(\.module)?(\.css)?$/);
      const file = from.slice(2);
      expect(names.filter((name) => [file, `${file}.ts`, `${file}.tsx`].includes(name))).toHaveLength(1);
    }
  });

  test("lists every package that it imports, in the project's version", () => {
    const ofPackages = [...imports].filter((from) => !from.startsWith("."));
    const named = dependencies.map((dependency) => dependency.slice(0, dependency.lastIndexOf("@")));
    for (const from of ofPackages) {
      const known = ["react", "react-dom", ...named];
      expect(known.some((known) => from === known || from.startsWith(`${known}/`))).toBe(true);
    }
    for (const dependency of dependencies) {
      expect(Object.entries(project.dependencies).map((entry) => entry.join("@"))).toContain(dependency);
    }
  });

  test("declares every custom property and shared class that it uses in a file that its own file imports, directly or not", () => {
    const all = reachedFrom(name, arriving).join("\n");
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, property]) => property);
    const own = used.filter((property) => !setByBaseUi.includes(property ?? ""));
    expect(own.filter((property) => !new RegExp(`${property}("\\])?:`).test(all))).toEqual([]);
    const classes = code.flatMap((source) => source.match(/(?<=className=.*")kit-[\w-]+/g) ?? []);
    expect(classes.filter((shared) => !all.includes(`.${shared} {`))).toEqual([]);
  });

  test("has no named breakpoints in media queries, because other projects do not know them", () => {
    for (const { content } of files) expect(content).not.toMatch(/@media [^{]*\(--/);
  });

  test("imports the shared kit.css first, or directly after `use client`", () => {
    for (const { path, content } of files) {
      if (!path.endsWith(".tsx")) continue;
      expect(content).toMatch(/^("use client";\n\n)?import ".\/kit.css";\n/);
      expect(content, path).not.toContain('\n"use client"');
    }
  });

  test("declares cascade layers that keep its styles below another project's, in any loading order", () => {
    for (const { path, content } of files) {
      if (path.endsWith(".css")) expect(content).toMatch(/^@layer theme, base, components, utilities;\n/);
    }
  });
});

/** Returns what a module imports, as a bundler reads it. */
function importedBy(source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync("module.tsx", source).module;
  const reexported = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest),
  );
  return [
    ...[...staticImports.map(({ moduleRequest }) => moduleRequest), ...reexported].flatMap(
      (request) => request?.value ?? [],
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

/** Returns the text of an item's first file and of what it imports, as a bundler follows imports. */
function reachedFrom(name: string, arriving: readonly RegistryItem[]): string[] {
  const text = new Map(
    arriving.flatMap(({ files }) => files.map((file) => [fileOf(file.path), file.content])),
  );
  const reached = new Set([fileOf(itemOf.get(name)?.files[0]?.path ?? "")]);
  for (const file of reached)
    for (const [, from = ""] of (text.get(file) ?? "").matchAll(/(?:from|import|@import) "\.\/([^"]+)"/g))
      for (const ending of ["", ".ts", ".tsx"]) if (text.has(from + ending)) reached.add(from + ending);
  return [...reached].map((file) => text.get(file) ?? "");
}

function fileOf(path: string): string {
  return path.replace(/^components\/[a-z0-9-]+\//, "");
}

/** The sources that other projects install: the kit's code and examples. */
const sources = globSync(["kit/**/*.{ts,tsx}", "showcase/examples/**/*.tsx"]).filter(
  (path) => !/\.(test|docs)\./.test(path),
);

test.each(sources)("%s begins with `use client` only if it needs a browser, and always then", (path) => {
  const source = readFileSync(path, "utf8");
  expect(/^"use client";\n/.test(source)).toBe(browserOnly.some((sign) => sign.test(source)));
});

/**
 * Patterns that reveal code that must be in a client component: hooks with state or effects, event listeners, and
 * functions passed to a client component.
 */
const browserOnly = [
  /\buse(?!Id\b|Memo\b|Wiring\b)[A-Z]\w*(<[^()]*>)?\(/,
  /\bcreateContext\b/,
  /\s(on[A-Z]\w*|format)=\{/,
  />\s*\{\(\w+\) =>/,
  /^(export const \w+ = )?once\("/m,
];

/** Returns an item and all of its registry dependencies. */
function withDependencies(name: string) {
  const names = new Set([name]);
  for (const each of names) {
    for (const dependency of itemOf.get(each)?.registryDependencies ?? []) {
      names.add(basename(dependency, ".json"));
    }
  }
  return [...names].flatMap((each) => itemOf.get(each) ?? []);
}

test("the resets in an installed style sheet reach the component's elements and all inside them, but no others", () => {
  const { document } = parseHTML("<h1></h1><div class='card'><p><b></b></p></div><i class='tile'></i>");
  const sheet = scopedStyles(".card { margin: 0 }\n.tile { margin: 0 }");
  const [, scope = ""] = /^ *(:where\(.+\)) \{$/m.exec(sheet) ?? [];
  const reached = Array.from(document.querySelectorAll(scope), ({ localName }) => localName);
  expect(reached).toEqual(["div", "p", "b", "i"]);
});

test("all tokens begin with --kit-, so that they do not clash with another theme's", () => {
  const [tokens] = itemOf.get("tokens")?.files ?? [];
  const names = [...(tokens?.content ?? "").matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !name?.startsWith("--kit-"))).toEqual([]);
});

test("custom properties and anchors in the kit's styles have its prefix, so that they clash with no page's", () => {
  const styles = items.flatMap(({ files }) => files.filter(({ path }) => path.endsWith(".css")));
  const names = styles.flatMap(({ content }) => content.match(/(?<![\w-])--[\w-]+/g) ?? []);
  expect(names.filter((name) => !/^--_?kit-/.test(name) && !setByBaseUi.includes(name))).toEqual([]);
});

test("the first file of a component's item is its own", () => {
  for (const { name, files } of items) {
    if (!["kit", "tokens"].includes(name)) expect(fileOf(files[0]?.path ?? "")).toBe(`${name}.tsx`);
  }
});

test("every dependency is the address of another item at the site's origin, and only the item kit has a note for the command to print", () => {
  const origin = "https://site.test";
  const named = registryItems(origin).flatMap(({ registryDependencies = [] }) => registryDependencies);
  const addresses = items.map(({ name }) => origin + registryAddress(name));
  expect(named.filter((address) => !addresses.includes(address))).toEqual([]);
  expect(items.filter(({ docs }) => docs).map(({ name }) => name)).toEqual(["kit"]);
  // The docs must not mention a framework, because the `shadcn` command prints them in every project.
  expect(itemOf.get("kit")?.docs).not.toMatch(/next\.config|create-next-app/);
});

test("a file that two components share is identical in both, so that it is installed once", () => {
  const seen = new Map<string, string>();
  for (const { path, content } of items.flatMap(({ files }) => files)) {
    expect(content).toBe(seen.get(path) ?? content);
    seen.set(path, content);
  }
});

test("the index lists each item with a description and its files, but without their content", () => {
  const index = registryIndex();
  for (const { name, description } of index.items) expect(description, name).toMatch(/^[^`]{15,}$/);
  expect(index.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  expect(JSON.stringify(index)).not.toContain('"content"');
});

test("the components that an example shows are read from its imports", () => {
  const example = [
    'import { useState } from "react";',
    'import { Button } from "../../../kit/button/button.tsx";',
    'import type { Tab } from "../../../kit/tabs/tabs.tsx";',
    'import { stars } from "../../../kit/rating/stars.ts";',
  ];
  expect(componentsOf(example.join("\n"))).toEqual(["button", "tabs"]);
});
