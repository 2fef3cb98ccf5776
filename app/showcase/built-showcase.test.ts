import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, test } from "vitest";
import { takingHome } from "../../content/showcase/taking-home.ts";
import { addressOf, componentAddress, exampleAddress, kitFileAddress, registryAddress } from "./addresses.ts";
import { catalogue, examplePages } from "./catalogue.ts";
import { kitApi } from "./components/api/kit-api.ts";
import { inNamespace, kitFolder, namespace } from "./registry/namespace.ts";
import type { RegistryItem } from "./registry/registry.ts";

/** A file of the build by the address it is answered at. */
const built = (address: string) => readFile(new URL(`../../build/client${address}`, import.meta.url), "utf8");
const parsed = new Map<string, Promise<Document>>();
/** Most pages are looked at by several tests. */
const builtPage = (address: string) => {
  const page = parsed.get(address) ?? built(`${address}/index.html`).then((html) => parseHTML(html).document);
  parsed.set(address, page);
  return page;
};

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

  test("no label says that its field is optional: nothing is asked of anybody here", async () => {
    expect(await built(`${addressOf(words)}/index.html`)).not.toContain("(optional)");
  });

  test("no id is given twice", () => {
    const ids = Array.from(page.querySelectorAll("[id]"), ({ id }) => id);
    expect(ids).not.toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test.each(catalogue)(
  "$title leads to the page of each component that can be taken home from it",
  async (words) => {
    const page = await builtPage(addressOf(words));
    const links = page.querySelectorAll(`#${takingHome.id} a[href^='/sections/components/']`);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) await builtPage(link.getAttribute("href") ?? "");
  },
);

describe.each([...kitApi()])("the page of %s", (path, { parts, types }) => {
  const name = basename(path, ".tsx");
  const address = componentAddress(name);
  let page: Document;

  beforeAll(async () => {
    page = await builtPage(address);
  });

  test("has a row for each prop of each part, and for each field of the types that they are made of", () => {
    const rows = Array.from(page.querySelectorAll("#api tbody th code"), ({ textContent }) => textContent);
    expect(rows).toEqual([...parts, ...types].flatMap(({ props }) => props.map(({ name }) => name)));
  });

  test("says what it weighs, how it is used at least, and what is heard of it", () => {
    expect(page.querySelector("#installation")?.textContent).toMatch(/\d\.\d kB script, \d+\.\d kB styles/);
    expect(page.querySelector("#anatomy code")?.textContent).toMatch(/^import .+ from "@\/.+";\n(.+\n)*\n<[A-Z]/);
    expect(page.querySelector("#installation header p")?.textContent).toMatch(/version/);
    expect(page.querySelector("#accessibility dd")?.textContent).not.toBe("");
  });

  test("gives both lines that bring it: where the kit is, then the component, which is there", async () => {
    const lines = Array.from(page.querySelectorAll("#installation ul code"), ({ textContent }) => textContent);
    expect(lines).toEqual([
      `npx shadcn registry add ${namespace}=…/r/{name}.json`,
      `npx shadcn add ${inNamespace(name)}`,
    ]);
    expect(JSON.parse(await built(registryAddress(name)))).toMatchObject({ name, type: "registry:component" });
  });

  test("leads to the text of each file that the command brings, and names the packages", async () => {
    const brought = await itemsBrought(name);
    const links = page.querySelectorAll("#installation dl a[href$='.txt']");
    const files = brought.flatMap(({ files }) => files.map(({ path }) => basename(path)));
    expect(Array.from(links, ({ textContent }) => textContent).sort()).toEqual([...new Set(files)].sort());
    for (const { files } of brought)
      for (const { path, content } of files) expect(await built(kitFileAddress(basename(path)))).toBe(content);
    for (const dependency of brought.flatMap(({ dependencies = [] }) => dependencies))
      expect(page.querySelector("#installation")?.textContent).toContain(dependency);
  });

  test("leads only to components that have a page, and gives no id twice", async () => {
    for (const link of page.querySelectorAll("#installation a[href^='/sections/']")) {
      await builtPage(link.getAttribute("href") ?? "");
    }
    const ids = Array.from(page.querySelectorAll("[id]"), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

/** An item of the registry, and all that it names. */
async function itemsBrought(name: string): Promise<RegistryItem[]> {
  const items = new Map<string, RegistryItem>();
  const names = new Set([name]);
  for (const each of names) {
    const item: RegistryItem = JSON.parse(await built(registryAddress(each)));
    items.set(each, item);
    for (const other of item.registryDependencies ?? []) names.add(basename(other));
  }
  return [...items.values()];
}

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
