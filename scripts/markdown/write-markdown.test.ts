// R-DEV-8
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { site } from "../../site.config.ts";
import { folderOf } from "../testing/folder-of.ts";
import { readMarkdownPage } from "./markdown-page.ts";
import { writeMarkdown } from "./write-markdown.ts";

test("each page gets a Markdown file and a place in llms.txt and llms-full.txt, in the links' order", async () => {
  const files = ["server/a", "client/sections/elements/a", "client/sections/guides/a"];
  const folder = folderOf(Object.fromEntries(files.map((file) => [file, ""])));
  const read = (path: string) => readFileSync(join(folder, "client", path), "utf8");
  const pages = [
    page("/", '<h1>Home</h1><a href="/contact">Write</a>'),
    page("/contact", "<h1>Contact</h1>"),
    page(
      "/sections",
      '<h1>Sections</h1><a href="/sections/guides/theming">T</a><a href="/sections/elements/alerts">A</a>',
    ),
    page("/sections/elements/alerts", `${trail("Elements")}<h1>Alerts</h1><p>Red.</p>`),
    page("/sections/guides/theming", `${trail("Guides")}<h1>Theming</h1>`),
  ];
  await writeMarkdown(pages, folder);
  expect(read("sections/elements/alerts.md")).toBe("# Alerts\n\nRed.\n");
  expect(read("contact.md")).toBe("# Contact\n");
  expect(read("llms.txt")).toBe(`# ${site.name}

> About /.

## Pages

- [Home](/index.md): About /.
- [Contact](/contact.md): About /contact.

## Sections

- [Sections](/sections.md): About /sections.

## Guides

- [Theming](/sections/guides/theming.md): About /sections/guides/theming.

## Elements

- [Alerts](/sections/elements/alerts.md): About /sections/elements/alerts.

## Optional

- [All of them in one file](/llms-full.txt)
`);
  expect(read("llms-full.txt")).toContain(
    "Source: /sections/guides/theming\n\n# Theming\n\n---\n\nSource: /sections/elements/alerts\n\n# Alerts\n",
  );
});

function trail(part: string) {
  return `<header><nav><ol><li>Sections</li><li>${part}</li><li>Itself</li></ol></nav></header>`;
}

function page(address: string, main: string) {
  const head = `<meta name="description" content="About ${address}."/>`;
  const { document } = parseHTML(
    `<!doctype html><html><head>${head}</head><body><main>${main}</main></body></html>`,
  );
  return readMarkdownPage({ address, file: "", document });
}
