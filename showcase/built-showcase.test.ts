// R-SHOW-1, R-SHOW-3, R-SHOW-10
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { takingHome } from "../content/showcase/install-commands.ts";
import { builtFile, builtPage } from "../e2e/html/built-page.ts";
import { apiOf } from "../vite/kit/api-of.ts";
import { docsOf, examplePages } from "../vite/kit/docs-of.ts";
import { components } from "../vite/kit/kit-sources.ts";
import type { RegistryItem } from "../vite/kit/registry-items.ts";
import { addressOf, componentAddress, exampleAddress, kitFileAddress, registryAddress } from "./addresses.ts";
import { catalogue } from "./catalogue.ts";
import { inNamespace, kitFolder, namespace } from "./namespace.ts";

describe.each(examplePages)("the built page $title", (words) => {
  const page = builtPage(addressOf(words));

  test("each Code tab and each raw file equals the example's file, except for the import paths of the kit", () => {
    for (const { id } of words.examples) {
      const source = readFileSync(new URL(`examples/${words.name}/${id}.tsx`, import.meta.url), "utf8");
      const file = source.replaceAll(/"\.\.\/\.\.\/\.\.\/kit\/.*?([^/]+?)(\.tsx?)?"/g, `"@/${kitFolder}/$1"`);
      expect(page.querySelector(`#${id}-code code`)?.textContent).toBe(file);
      expect(builtFile(`${exampleAddress(words, id)}.tsx`)).toBe(file);
    }
  });

  test("each example has its own page, which contains no other example", () => {
    for (const { id } of words.examples) {
      const alone = builtFile(`${exampleAddress(words, id)}/index.html`);
      expect(alone.match(/ data-frame="true"/g)).toHaveLength(1);
      expect(alone).toContain(` id="${id}-code"`);
    }
  });

  test("no label marks its field as optional", () => {
    expect(builtFile(`${addressOf(words)}/index.html`)).not.toContain("(optional)");
  });

  test("no id is used twice", () => {
    const ids = Array.from(page.querySelectorAll("[id]"), ({ id }) => id);
    expect(ids).not.toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test.each(catalogue)("$title links to the page of each component that it offers to install", (words) => {
  const page = builtPage(addressOf(words));
  const links = page.querySelectorAll(`#${takingHome.id} a[href^='/sections/components/']`);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(isBuilt(link.getAttribute("href") ?? "")).toBe(true);
});

describe.each(components)("the page of %s", (name) => {
  const { parts, types, functions } = apiOf(name);
  const rows = [...[...parts, ...types].flatMap(({ props }) => props), ...functions];
  const address = componentAddress(name);
  const page = builtPage(address);

  test("has a row for each prop of each part, each field of its types, and each function", () => {
    const shown = Array.from(page.querySelectorAll("#api tbody th code"), ({ textContent }) => textContent);
    expect(shown).toEqual(rows.map(({ name }) => name));
  });

  test("shows the minimal code, the version, and the keys and accessibility notes of its docs", () => {
    expect(page.querySelector("#anatomy code")?.textContent).toMatch(/^import .+;\n(.+\n)*\n<[A-Z>]/);
    expect(page.querySelector("#installation header p")?.textContent).toMatch(/version/);
    const { keys = [], heard, leftOut = "" } = docsOf(name);
    const told = wordsOf(page.querySelector("#accessibility")?.textContent ?? "");
    for (const words of [...keys.flatMap(({ keys, does }) => [...keys, does]), heard, leftOut])
      expect(told).toContain(wordsOf(words));
  });

  test("shows the commands that add the registry and then the component, which the registry contains", () => {
    const lines = Array.from(
      page.querySelectorAll("#installation ul code"),
      ({ textContent }) => textContent,
    );
    const origin = new URL(page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "").origin;
    expect(lines).toEqual([
      `npx shadcn registry add ${namespace}=${origin}/r/{name}.json`,
      `npx shadcn add ${inNamespace(name)}`,
    ]);
    expect(JSON.parse(builtFile(registryAddress(name)))).toMatchObject({
      name,
      type: docsOf(name).block ? "registry:block" : "registry:component",
      registryDependencies: expect.arrayContaining([origin + registryAddress("kit")]),
    });
  });

  test("links to each file that the command installs, and names the packages", () => {
    const brought = itemsBrought(name);
    const links = page.querySelectorAll("#installation dl a[href$='.txt']");
    const files = brought.flatMap(({ files }) => files.map(({ path }) => basename(path)));
    expect(Array.from(links, ({ textContent }) => textContent).sort()).toEqual([...new Set(files)].sort());
    for (const { files } of brought)
      for (const { path, content } of files) expect(builtFile(kitFileAddress(basename(path)))).toBe(content);
    for (const dependency of brought.flatMap(({ dependencies = [] }) => dependencies))
      expect(page.querySelector("#installation")?.textContent).toContain(dependency);
  });

  test("links only to existing component pages, and uses no id twice", () => {
    for (const link of page.querySelectorAll("#installation a[href^='/sections/']")) {
      expect(isBuilt(link.getAttribute("href") ?? "")).toBe(true);
    }
    const ids = Array.from(page.querySelectorAll("[id]"), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  describe("as Markdown", () => {
    const markdown = builtFile(`${address}.md`);

    test("has a row for each prop, field and function", () => {
      const written = markdown.split("\n").filter((line) => line.startsWith("| `"));
      expect(written).toHaveLength(rows.length);
    });

    test("lists all options of a row of the grid on one line", () => {
      for (const row of page.querySelectorAll("#states dl > div")) {
        const term = row.querySelector("dt");
        const named = term?.querySelector("code") ? `\`${term.textContent}\`` : term?.textContent;
        const options = Array.from(
          row.querySelectorAll("dd > code"),
          ({ textContent }) => `\`${textContent}\``,
        );
        expect(markdown.replaceAll("\\", "")).toContain(`- ${named}: ${options.join(", ")}\n`);
      }
    });

    test("contains all installation facts, keys and accessibility notes", () => {
      const terms = page.querySelectorAll(":is(#installation, #accessibility) dt");
      const words = wordsOf(markdown);
      for (const { textContent } of terms) expect(words).toContain(wordsOf(textContent ?? ""));
    });
  });
});

/** Keeps only letters and digits, because HTML and Markdown differ in everything else. */
function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function isBuilt(address: string): boolean {
  return existsSync(new URL(`../build/client${address}/index.html`, import.meta.url));
}

/** Returns a registry item with all its dependencies. */
function itemsBrought(name: string): RegistryItem[] {
  const items = new Map<string, RegistryItem>();
  const names = new Set([name]);
  for (const each of names) {
    const item: RegistryItem = JSON.parse(builtFile(registryAddress(each)));
    items.set(each, item);
    for (const other of item.registryDependencies ?? []) names.add(basename(other, ".json"));
  }
  return [...items.values()];
}

const pages = new Set([...examplePages.map(addressOf), ...components.map(componentAddress)]);

test.each([...pages])("%s has no backtick outside code, in text or in attributes", (address) => {
  const { documentElement } = parseHTML(builtFile(`${address}/index.html`)).document;
  for (const code of documentElement.querySelectorAll("code, script, style")) code.remove();
  expect(documentElement.outerHTML.match(/.{0,40}`.{0,40}/g)).toBeNull();
});

test("no script that a browser loads contains Shiki or an example's source", () => {
  const names = globSync("assets/*.js", { cwd: new URL("../build/client/", import.meta.url) });
  const scripts = names.map(builtFile).join("\n");
  expect(scripts).toContain("hydrateRoot");
  expect(scripts).not.toMatch(/shiki|tmLanguage|textmate/i);
  for (const { name, examples } of examplePages) {
    for (const { id } of examples) {
      const file = readFileSync(new URL(`examples/${name}/${id}.tsx`, import.meta.url), "utf8");
      for (const [element] of file.matchAll(/<[A-Z]\w+ \w+=.+/g)) expect(scripts).not.toContain(element);
    }
  }
});
