import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

test("a page's stylesheets are inlined in order, in place of the first link, and other links stay", async () => {
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

test("a rule stays if its class is used by the page, by its scripts or by scripts that those load", async () => {
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

test("styles that only the scripts of islands use are in one file, which pages load with those scripts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "styles-"));
  await mkdir(join(folder, "assets"));
  const font = "@font-face{font-family:A;src:url(/a.woff2)}";
  const css = `${font}._page_1{top:0}._island_1{top:1px}._script_1{top:2px}`;
  await writeFile(join(folder, "assets", "page.css"), css);
  await writeFile(join(folder, "assets", "enhance.js"), `"_script_1"`);
  await writeFile(join(folder, "assets", "island.js"), `"_island_1"`);
  const head = `<link rel="stylesheet" href="/assets/page.css"/><script src="/assets/enhance.js"></script>`;
  const script = `<script id="island-files" type="application/json">{"all":["/assets/island.js"]}</script>`;
  for (const name of ["one", "other"]) {
    await writeFile(join(folder, `${name}.html`), `${head}<p class="_page_1">${name}</p>${script}`);
  }
  await writeFile(join(folder, "whole.html"), `${head}<p class="_page_1 _island_1">whole</p>${script}`);
  await inlineStyles(folder);
  const [one = "", other = "", whole = ""] = await Promise.all(
    ["one", "other", "whole"].map((name) => readFile(join(folder, `${name}.html`), "utf8")),
  );
  expect(one).toContain(`<style>${font}._page_1{top:0}._script_1{top:2px}</style>`);
  const [, sheet = ""] =
    /\{"styles":"(\/assets\/[\w-]+\.css)","all":\["\/assets\/island\.js"\]\}/.exec(one) ?? [];
  expect(other).toContain(`"styles":"${sheet}"`);
  const styles = "._page_1{top:0}._island_1{top:1px}._script_1{top:2px}";
  expect(await readFile(join(folder, sheet), "utf8")).toBe(styles);
  expect(whole).toContain(`<style>${font}${styles}</style>`);
  expect(whole).toContain(script);
  await rm(folder, { recursive: true });
});
