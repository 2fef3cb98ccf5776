import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.mjs";

test("a page gets its stylesheets in their order, at the place of the first; other links stay", async () => {
  const folder = await mkdtemp(join(tmpdir(), "styles-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "contact"));
  await writeFile(join(folder, "assets", "root.css"), "@layer a,b;");
  await writeFile(join(folder, "assets", "page.css"), "@layer b{p{color:red}}");
  const page = join(folder, "contact", "index.html");
  await writeFile(
    page,
    `<head><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/assets/root.css"/><meta name="a"/><link rel="stylesheet" href="/assets/page.css"/></head>`,
  );
  await inlineStyles(folder);
  expect(await readFile(page, "utf8")).toBe(
    `<head><link rel="icon" href="/i.svg"/><style>@layer a,b;@layer b{p{color:red}}</style><meta name="a"/></head>`,
  );
  await rm(folder, { recursive: true });
});

test("rules stay whose classes a page, its scripts or what those load can put on an element", async () => {
  const folder = await mkdtemp(join(tmpdir(), "styles-"));
  await mkdir(join(folder, "assets"));
  const css = "._page_1{top:0}._script_1{top:1px}._later_1{top:2px}._nowhere_1{top:3px}";
  await writeFile(join(folder, "assets", "page.css"), css);
  await writeFile(join(folder, "assets", "island-a.b.js"), `import("./later.js");"_script_1"`);
  await writeFile(join(folder, "assets", "later.js"), `"_later_1"`);
  const page = join(folder, "index.html");
  const head = `<link rel="stylesheet" href="/assets/page.css"/>`;
  await writeFile(
    page,
    `${head}<p class="_page_1">See nowhere.js</p><script src="/assets/island-a.b.js"></script>`,
  );
  await inlineStyles(folder);
  const styles = "<style>._page_1{top:0}._script_1{top:1px}._later_1{top:2px}</style>";
  expect(await readFile(page, "utf8")).toMatch(styles);
  await rm(folder, { recursive: true });
});
