// R-SHOW-1
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { examplePages } from "../vite/kit/docs-of.ts";

const examples = await readdir(new URL("examples/", import.meta.url), { recursive: true });

test("every example in the catalogue has a file, and every example file is in the catalogue", () => {
  const entries = examplePages.flatMap(({ name, examples }) => examples.map(({ id }) => `${name}/${id}.tsx`));
  expect(examples.filter((file) => file.endsWith(".tsx")).sort()).toEqual(entries.sort());
});

test.each(examplePages)("$name has unique anchors, and a title and a note for each example", (page) => {
  const ids = page.examples.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { title, note } of page.examples) {
    expect(title).not.toBe("");
    expect(note).toMatch(/\.$/);
  }
});

test.each(examples.filter((file) => file.endsWith(".tsx")))(
  "%s imports only from the kit and React",
  async (file) => {
    const source = await readFile(new URL(`examples/${file}`, import.meta.url), "utf8");
    const imported = [...source.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
    for (const from of imported)
      expect(from).toMatch(/^(react|\.\.\/\.\.\/\.\.\/kit\/([a-z-]+\/)?[a-z-]+\.(tsx?|module\.css))$/);
  },
);
