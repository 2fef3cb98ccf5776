import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { addressOf, exampleAddress } from "./addresses.ts";
import { catalogue } from "./catalogue.ts";

/** A file of the build by the address it is answered at. */
const built = (address: string) => readFile(new URL(`../../build/client${address}`, import.meta.url), "utf8");

describe.each(catalogue)("$title, as it was built", (words) => {
  test("each Code tab and each raw file is the example's file, byte for byte", async () => {
    const html = await built(`${addressOf(words)}/index.html`);
    for (const { id } of words.examples) {
      const file = await readFile(new URL(`examples/${words.name}/${id}.tsx`, import.meta.url), "utf8");
      expect(codeIn(html, id)).toBe(file);
      expect(await built(`${exampleAddress(words, id)}.tsx`)).toBe(file);
    }
  });

  test("each example has a page of its own, with that example and no other", async () => {
    for (const { id } of words.examples) {
      const html = await built(`${exampleAddress(words, id)}/index.html`);
      expect(html.match(/ data-frame="true"/g)).toHaveLength(1);
      expect(html).toContain(`id="${id}-code"`);
    }
  });

  test("each line of what can be taken home names a component of the registry", async () => {
    const html = await built(`${addressOf(words)}/index.html`);
    const named = [...html.matchAll(/href="(\/r\/([a-z-]+)\.json)"/g)];
    expect(named).not.toEqual([]);
    for (const [, address = "", name] of named) {
      expect(JSON.parse(await built(address))).toMatchObject({ name, type: "registry:component" });
    }
  });

  test("no label says that its field is optional: nothing is asked of anybody here", async () => {
    expect(await built(`${addressOf(words)}/index.html`)).not.toContain("(optional)");
  });

  test("no id is given twice", async () => {
    const html = await built(`${addressOf(words)}/index.html`);
    const ids = [...html.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
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
  for (const { name, examples } of catalogue) {
    for (const { id } of examples) {
      const file = await readFile(new URL(`examples/${name}/${id}.tsx`, import.meta.url), "utf8");
      for (const [element] of file.matchAll(/<[A-Z]\w+ \w+=.+/g)) expect(scripts).not.toContain(element);
    }
  }
});

/** The text of an example's Code tab, as a browser reads it. */
function codeIn(html: string, id: string): string {
  const panel = html.slice(html.indexOf(`id="${id}-code"`));
  const lines = panel.slice(panel.indexOf("<code>") + "<code>".length, panel.indexOf("</code>"));
  return lines
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
