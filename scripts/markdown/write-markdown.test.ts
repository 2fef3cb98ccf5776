import { existsSync } from "node:fs";
import { mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeMarkdown } from "./write-markdown.ts";

test("pages get their Markdown, a link to it and a place in the lists, in the order that links have", async () => {
  await using site = await siteOf({
    "": '<h1>Home</h1><a href="/contact">Write</a>',
    contact: "<h1>Contact</h1>",
    "pages/blog/author": "<h1>A sample</h1>",
    sections:
      '<h1>Sections</h1><a href="/sections/guides/theming">T</a><a href="/sections/elements/alerts">A</a>',
    "sections/elements/alerts": `${trail("Elements")}<h1>Alerts</h1><p>Red.</p>`,
    "sections/guides/theming": `${trail("Guides")}<h1>Theming</h1>`,
  });
  await writeMarkdown(site.folder);
  expect(await site.read("sections/elements/alerts.md")).toBe("# Alerts\n\nRed.\n");
  expect(await site.read("sections/elements/alerts/index.html")).toContain(
    '<link rel="alternate" type="text/markdown" href="/sections/elements/alerts.md"/></head>',
  );
  expect(await site.read("contact.md")).toBe("# Contact\n");
  expect(await site.read("llms.txt")).toBe(`# Stackhouse

> About .

## Pages

- [Home](/index.md): About .
- [Contact](/contact.md): About contact.

## Sections

- [Sections](/sections.md): About sections.

## Guides

- [Theming](/sections/guides/theming.md): About sections/guides/theming.

## Elements

- [Alerts](/sections/elements/alerts.md): About sections/elements/alerts.

## Optional

- [All of them in one file](/llms-full.txt)
`);
  expect(await site.read("llms-full.txt")).toContain(
    "Source: /sections/guides/theming\n\n# Theming\n\n---\n\nSource: /sections/elements/alerts\n\n# Alerts\n",
  );
});

test("a page that search engines are to leave out has none", async () => {
  await using site = await siteOf({
    "": "",
    sections: "<h1>Sections</h1>",
    "sections/elements/alerts/red": '<meta name="robots" content="noindex"/><h1>Red</h1>',
  });
  await writeMarkdown(site.folder);
  expect(existsSync(join(site.folder, "sections.md"))).toBe(true);
  expect(existsSync(join(site.folder, "sections/elements/alerts/red.md"))).toBe(false);
});

function trail(part: string) {
  return `<header><nav><ol><li>Sections</li><li>${part}</li><li>Itself</li></ol></nav></header>`;
}

/** Pages by their folder; a `meta` before the words stands in the head. */
async function siteOf(pages: Record<string, string>) {
  const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), "markdown-"));
  for (const [name, words] of Object.entries(pages)) {
    const [, robots = "", main = ""] = words.match(/^(<meta.+?>)?(.*)$/s) ?? [];
    const head = `<meta property="og:site_name" content="Stackhouse"/><meta name="description" content="About ${name}."/>${robots}`;
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(
      join(folder, name, "index.html"),
      `<!doctype html><html><head>${head}</head><body><main>${main}</main></body></html>`,
    );
  }
  return {
    folder,
    read: (path: string) => readFile(join(folder, path), "utf8"),
    [Symbol.asyncDispose]: remove,
  };
}
