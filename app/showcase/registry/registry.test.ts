import { describe, expect, test } from "vitest";
import project from "../../../package.json" with { type: "json" };
import { components, componentsOf, importsOf } from "./kit-sources.ts";
import { registryIndex, registryItem } from "./registry.ts";

const items = components.map(registryItem);
/** On the element that it opens, https://base-ui.com/react/components/combobox#positioner */
const setByBaseUi = ["--anchor-width", "--available-height"];

describe.each(items)("what is taken home with $name", ({ name, files, dependencies }) => {
  const names = files.map(({ path }) => path.replace(/^components\/[a-z0-9-]+\//, ""));
  const code = files.filter(({ path }) => /\.tsx?$/.test(path)).map(({ content }) => content);
  const imports = new Set(code.flatMap(importsOf));

  test("begins with the component, in one folder, no file twice", () => {
    expect(names[0]).toBe(`${name}.tsx`);
    expect(new Set(names).size).toBe(names.length);
    for (const file of names) expect(file).not.toContain("/");
  });

  test("holds every file that it imports, whether endings are allowed or not", () => {
    for (const from of imports) {
      if (!from.startsWith(".")) continue;
      expect(from).toMatch(/^\.\/[a-z-]+(\.module)?(\.css)?$/);
      const file = from.slice(2);
      expect(names.filter((name) => [file, `${file}.ts`, `${file}.tsx`].includes(name))).toHaveLength(1);
    }
  });

  test("names every package that it imports, in our version", () => {
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

  test("declares every custom property that it uses", () => {
    const all = files.map(({ content }) => content).join("\n");
    const used = [...all.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, property]) => property);
    const own = used.filter((property) => !setByBaseUi.includes(property ?? ""));
    expect(own.filter((property) => !new RegExp(`${property}("\\])?:`).test(all))).toEqual([]);
  });

  test("asks for widths in full: a breakpoint's name means nothing elsewhere", () => {
    for (const { content } of files) expect(content).not.toMatch(/@media [^{]*\(--/);
  });

  test("brings the script and the styles that all components stand on", () => {
    for (const { path, content } of files) {
      if (path.endsWith(".tsx")) expect(content).toMatch(/^import ".\/kit";\n/);
    }
    expect(names).toEqual(expect.arrayContaining(["kit.ts", "kit.css"]));
  });
});

test("a file that two components share is the same in both, so it arrives once", () => {
  const seen = new Map<string, string>();
  for (const { path, content } of items.flatMap(({ files }) => files)) {
    expect(content).toBe(seen.get(path) ?? content);
    seen.set(path, content);
  }
});

test("the index names each item with its files, without what is in them", () => {
  const index = registryIndex();
  expect(index.items.map(({ name }) => name)).toEqual(components);
  expect(JSON.stringify(index)).not.toContain('"content"');
});

test("the layers come first in the styles: their order is that of their first mention", () => {
  const styles = items[0]?.files.find(({ path }) => path.endsWith("/kit.css"))?.content;
  expect(styles).toMatch(/^@layer [a-z, ]+;/);
});

test("what an example shows is read from its imports", () => {
  const example = [
    'import { useState } from "react";',
    'import { Button } from "../../../ui/button/button.tsx";',
    'import type { Tab } from "../../../ui/tabs/tabs.tsx";',
    'import { stars } from "../../../ui/rating/stars.ts";',
  ];
  expect(componentsOf(example.join("\n"))).toEqual(["button", "tabs"]);
});
