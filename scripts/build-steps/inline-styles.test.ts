import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "../testing/folder-of.ts";
import { inlineStyles } from "./inline-styles.ts";

/** Inlines styles into a folder of these files. Returns a function that reads one of them. */
async function inlined(files: Record<string, string>) {
  const folder = folderOf(files);
  await inlineStyles(folder);
  return (name: string) => readFileSync(join(folder, name), "utf8");
}

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;

test("a page's stylesheets are inlined in order, in place of the first link, and other links stay", async () => {
  const icon = '<link rel="icon" href="/i.svg"/>';
  const read = await inlined({
    "assets/root.css": "@layer a,b;",
    "assets/page.css": "@layer b{head{color:red}}",
    "contact/index.html": `<head>${icon}${link("root")}<meta name="a"/>${link("page")}</head>`,
  });
  const style = "<style>@layer a,b;@layer b{head{color:red}}</style>";
  expect(read("contact/index.html")).toBe(`<head>${icon}${style}<meta name="a"/></head>`);
});

test("a rule stays if its class is used by the page, by its scripts or by scripts that those load", async () => {
  const read = await inlined({
    "assets/page.css": "._page_1{top:0}._script_1{top:1px}._later_1{top:2px}._nowhere_1{top:3px}",
    "assets/island-a.b.js": `import("./later.js");"_script_1"`,
    "assets/later.js": `"_later_1"`,
    "index.html": `${link("page")}<p class="_page_1">See nowhere.js</p><script src="/assets/island-a.b.js"></script>`,
  });
  const styles = "<style>._page_1{top:0}._script_1{top:1px}._later_1{top:2px}</style>";
  expect(read("index.html")).toMatch(styles);
});

test("styles that only the scripts of islands use are in one file, which pages load with those scripts", async () => {
  const font = "@font-face{font-family:A;src:url(/a.woff2)}";
  const head = `${link("page")}<script src="/assets/enhance.js"></script>`;
  const script = `<script id="island-files" type="application/json">{"all":["/assets/island.js"]}</script>`;
  const read = await inlined({
    "assets/page.css": `${font}._page_1{top:0}._island_1{top:1px}._script_1{top:2px}`,
    "assets/enhance.js": `"_script_1"`,
    "assets/island.js": `"_island_1"`,
    "one.html": `${head}<p class="_page_1">one</p>${script}`,
    "other.html": `${head}<p class="_page_1">other</p>${script}`,
    "whole.html": `${head}<p class="_page_1 _island_1">whole</p>${script}`,
  });
  const one = read("one.html");
  expect(one).toContain(`<style>${font}._page_1{top:0}._script_1{top:2px}</style>`);
  const listed = /\{"styles":"(\/assets\/[\w-]+\.css)","all":\["\/assets\/island\.js"\]\}/;
  const [, sheet = ""] = listed.exec(one) ?? [];
  expect(read("other.html")).toContain(`"styles":"${sheet}"`);
  const styles = "._page_1{top:0}._island_1{top:1px}._script_1{top:2px}";
  expect(read(sheet)).toBe(styles);
  expect(read("whole.html")).toContain(`<style>${font}${styles}</style>`);
  expect(read("whole.html")).toContain(script);
});
