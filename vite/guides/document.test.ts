// R-DEV-9
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { guideNames } from "../../content/showcase/guides.ts";
import { guideDocument } from "./document.ts";

const head = "---\ntitle: Theming\nsummary: Tokens.\n---\n";
const guide = (body: string) => guideDocument(head + body);

test("a guide has a title, a summary, and sections of text, code and tokens in order", () => {
  expect(
    guide("\n## Light and dark\n\nOne.\n\nTwo.\n\n```css a.css\na { }\n```\n\n<!-- tokens -->\n"),
  ).toEqual({
    title: "Theming",
    summary: "Tokens.",
    sections: [
      {
        id: "light-and-dark",
        title: "Light and dark",
        parts: [
          { html: "<p>One.</p>\n<p>Two.</p>\n" },
          { label: "a.css", language: "css", code: "a { }", lines: expect.stringContaining("a") },
          { tokens: expect.arrayContaining([expect.objectContaining({ about: expect.any(String) })]) },
        ],
      },
    ],
  });
});

test.each([
  ["no front matter", () => guideDocument("## One\n"), "line 1"],
  ["text before the first section", () => guide("Text.\n"), "first section"],
  ["code without a label", () => guide("## One\n\n```css\na { }\n```\n"), "needs a label"],
  ["a repeated section title", () => guide("## One\n\na\n\n## One\n"), "the id one"],
  ["a repeated code label", () => guide("## One\n\n```js a\n1\n```\n\n```js a\n2\n```\n"), "called a"],
])("in a guide, %s is refused", (_, read, message) => {
  expect(read).toThrow(message);
});

test("every guide's file is in the list of guides, and every guide in the list has a file", () => {
  const files = readdirSync("content/showcase/guides");
  expect(files.sort()).toEqual(guideNames.map((name) => `${name}.md`).sort());
});

test.each(["with-vite", "with-astro"])("%s has a components.json that the shadcn command accepts", (name) => {
  // The fields that the `shadcn` command requires. The kit does not use Tailwind, so the `tailwind` fields are empty.
  expect(JSON.parse(codeIn(name, "components.json"))).toEqual({
    style: "new-york",
    tailwind: { css: "", baseColor: "" },
    aliases: { components: "@/components", utils: "@/utils" },
  });
});

test("with the configuration of the guide with-vite, Vite finds what the shadcn command adds", async () => {
  using project = mkdtempDisposableSync(join(tmpdir(), "with-vite-"));
  const files = {
    // The plugin for React is not one of this project's packages.
    "vite.config.ts": codeIn("with-vite", "vite.config.ts").replaceAll(/^import react .*$|react\(\)/gm, ""),
    "src/components/added.ts": "export const added = 'is found';",
    "src/main.ts": "import { added } from '@/components/added';\nconsole.log(added);",
  };
  mkdirSync(join(project.path, "src/components"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project.path, "node_modules"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project.path, name), text);
  const built = await build({
    root: project.path,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: join(project.path, "src/main.ts") } },
  });
  expect(JSON.stringify(built)).toContain("is found");
});

function codeIn(guide: string, label: string): string {
  const { sections } = guideDocument(readFileSync(`content/showcase/guides/${guide}.md`, "utf8"));
  const block = sections
    .flatMap(({ parts }) => parts)
    .find((part) => "label" in part && part.label === label);
  return block && "code" in block ? block.code : "null";
}

test.each(guideNames)("%s never contains the kit's name in plain text", (name) => {
  const markdown = readFileSync(`content/showcase/guides/${name}.md`, "utf8");
  expect(markdown.toLowerCase()).not.toContain("stackhouse");
  expect(guideDocument(markdown).sections).not.toEqual([]);
});
