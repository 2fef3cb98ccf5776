import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, test } from "vitest";
import { addressOf, componentAddress, exampleAddress } from "./addresses.ts";
import { examplePages } from "./catalogue.ts";
import { readApi } from "./components/api/read-api.ts";
import { components, pathTo } from "./registry/kit-sources.ts";
import { kitFolder } from "./registry/namespace.ts";

/** A file of the build by the address it is answered at. */
const built = (address: string) => readFile(new URL(`../../build/client${address}`, import.meta.url), "utf8");
const builtPage = async (address: string) => parseHTML(await built(`${address}/index.html`)).document;

describe.each(examplePages)("$title, as it was built", (words) => {
  let page: Document;

  beforeAll(async () => {
    page = await builtPage(addressOf(words));
  });

  test("each Code tab and each raw file is the example's file, byte for byte but for where the kit lies at home", async () => {
    for (const { id } of words.examples) {
      const source = await readFile(new URL(`examples/${words.name}/${id}.tsx`, import.meta.url), "utf8");
      const file = source.replaceAll(/"\.\.\/\.\.\/\.\.\/ui\/.*?([^/]+)\.tsx?"/g, `"@/${kitFolder}/$1"`);
      expect(page.querySelector(`#${id}-code code`)?.textContent).toBe(file);
      expect(await built(`${exampleAddress(words, id)}.tsx`)).toBe(file);
    }
  });

  test("each example has a page of its own, with that example and no other", async () => {
    for (const { id } of words.examples) {
      const alone = await builtPage(exampleAddress(words, id));
      expect(alone.querySelectorAll("[data-frame=true]")).toHaveLength(1);
      expect(alone.querySelector(`[data-frame=true] #${id}-code`)).not.toBeNull();
    }
  });

  test("each line of what can be taken home names a component of the registry", async () => {
    const links = page.querySelectorAll("a[href^='/r/']:not([href='/r/registry.json'])");
    const named = Array.from(links, (link) => link.getAttribute("href") ?? "");
    expect(named).not.toEqual([]);
    for (const address of named) {
      const name = basename(address, ".json");
      expect(JSON.parse(await built(address))).toMatchObject({ name, type: "registry:component" });
    }
  });

  test("no label says that its field is optional: nothing is asked of anybody here", async () => {
    expect(await built(`${addressOf(words)}/index.html`)).not.toContain("(optional)");
  });

  test("no id is given twice", () => {
    expectNoIdTwice(page);
  });
});

describe.each(components)("the page of %s, as it was built", (component) => {
  let page: Document;

  beforeAll(async () => {
    page = await builtPage(componentAddress(component));
  });

  test("no id is given twice", () => {
    expectNoIdTwice(page);
  });

  test("each part has a table with all that its types name", () => {
    for (const { name, props } of partsOf(component)) {
      const cells = page.querySelectorAll(`#api table[aria-label=${name}] th[scope=row] > code`);
      expect(Array.from(cells, ({ textContent }) => textContent)).toEqual(props);
    }
  });

  test("what it is made of has a page and an item of the registry each", async () => {
    for (const link of page.querySelectorAll("#installation a[href^='/']")) {
      const address = link.getAttribute("href") ?? "";
      expect(await built(address.startsWith("/r/") ? address : `${address}/index.html`)).not.toBe("");
    }
  });
});

test("no script that a browser loads holds Shiki or an example's source", async () => {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const scripts = (await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")))).join(
    "\n",
  );
  expect(scripts).toContain("hydrateRoot");
  expect(scripts).not.toMatch(/shiki|tmLanguage|textmate/i);
  for (const { name, examples } of examplePages) {
    for (const { id } of examples) {
      const file = await readFile(new URL(`examples/${name}/${id}.tsx`, import.meta.url), "utf8");
      for (const [element] of file.matchAll(/<[A-Z]\w+ \w+=.+/g)) expect(scripts).not.toContain(element);
    }
  }
});

const apis = readApi(components.map((component) => pathTo(`${component}.tsx`)));

function partsOf(component: string): { name: string; props: string[] }[] {
  const parts = apis.get(pathTo(`${component}.tsx`))?.parts ?? [];
  return parts.map(({ name, props }) => ({ name, props: props.map(({ name }) => name) }));
}

function expectNoIdTwice(page: Document) {
  const ids = Array.from(page.querySelectorAll("[id]"), ({ id }) => id);
  expect(ids).not.toEqual([]);
  expect(ids).toEqual([...new Set(ids)]);
}
