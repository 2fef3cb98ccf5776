// R-TEMPLATE-6, R-SETUP-3
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { site } from "../../site.config.ts";
import { brandPalette } from "../../vite/brand/palette.ts";
import { unsignedArticles } from "../setup/example-company.ts";
import { copyProject } from "../testing/project-copy.ts";

/** Changes the settings, a sentence and a price, as an owner with another company would. */
test("after setup for another company the build contains nothing of ours, and the site check finds no problems", {
  timeout: 240_000,
}, async () => {
  const { folder, at, edit, read } = copyProject();
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: "utf8" }).stdout;
  const facts = resolve(import.meta.dirname, "second-company.json");
  const printed = run("scripts/site.mjs", "setup", "--from", facts);
  const articles = unsignedArticles({ ...site, ...JSON.parse(readFileSync(facts, "utf8")) });
  expect(printed.split("\n").map((line) => line.split(",")[0])).toEqual([
    "Wrote site.config.ts.",
    ...(articles.length > 0 ? ["", "Still to change:"] : []),
    ...articles.map(({ file, author }) => `  ${file}: signed by ${author}`),
    "",
  ]);
  const others = globSync("{{content,public}/articles,content/cases}/*", { cwd: folder });
  for (const file of others) rmSync(at(file), { recursive: true });
  writeComingIssue(at("content/newsletter/2099-01-01-what-is-to-come"));
  cpSync(resolve(import.meta.dirname, "second-article.md"), at("content/articles/what-a-cold-room-tells.md"));
  edit("content/pages/home.ts", /text: "[^"]+"/, 'text: "Ask us at the shed door."');
  edit("content/pages/pricing.ts", /price: \d+/, "price: 4321");

  expect(run("scripts/site.mjs", "check")).toMatch(/No problems found on \d+ pages\.\n$/);

  const built = globSync("build/**/*.{html,js,css,svg,json,txt,xml}", { cwd: folder });
  const texts = built.map((path) => [path, read(path)] as const);
  const theirFacts = readFileSync(facts, "utf8");
  const theirs = `${theirFacts} ${coloursOf({ ...site.brand, ...JSON.parse(theirFacts).brand })}`;
  const ours = traces.filter((trace) => !theirs.includes(trace));
  const traced = ours.flatMap((trace) =>
    texts.filter(([, text]) => text.includes(trace)).map(([path]) => `${trace} in ${path}`),
  );
  expect(traced).toEqual([]);
  const holding = texts.filter(([, text]) => /seals of cold rooms|what-is-to-come/.test(text));
  expect(holding.filter(([path]) => path.startsWith("build/client/"))).toEqual([]);
  expect(holding.map(([path]) => path)).toContain(`${coming}/issues/what-is-to-come/index.html`);
  expect(existsSync(at(`${coming}/pictures/2099-01-01/seal.png`))).toBe(true);
  const home = read("build/client/index.html");
  expect(home).toContain("Tamar Systems");
  expect(home).toContain("Ask us at the shed door.");
  expect(home).toContain("What a cold room tells you at night");
  expect(home).toContain("At the Tasmanian field days until 9 May");
  expect(read("build/client/pages/company/pricing/index.html")).toContain("4,321");
});

/** Writes an issue for a Thursday in the far future. */
function writeComingIssue(path: string) {
  const summary =
    "What the seals of cold rooms say in the night, and which of their sounds you can sleep through.";
  const text = `---\ntitle: What is to come\nsummary: ${summary}\n---\n\nOf the seals of cold rooms.\n\n![A seal](seal.png)\n`;
  writeFileSync(`${path}.md`, text);
  mkdirSync(path);
  writeFileSync(join(path, "seal.png"), Buffer.from(onePixel, "base64"));
}

const coming = "build/coming/2099-01-01/newsletter";
const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Text and colours that only our example company has. */
const traces = [
  site.name,
  site.legalName,
  site.abn,
  site.phone.shown,
  site.phone.dialled,
  site.email,
  site.mail.from,
  site.city,
  site.state,
  ...site.people.map(({ name }) => name),
  ...coloursOf(site.brand),
];

/** Returns three of the colours in the drawings, as hex. They derive from the brand's accent and ground colours. */
function coloursOf(brand: typeof site.brand): string[] {
  const hexOf = (mark: string) => /#[0-9a-f]{6}/.exec(mark)?.[0] ?? "none";
  const palette = brandPalette(brand);
  return [hexOf(palette.rod), hexOf(palette.ink), hexOf(palette.bedrock)];
}
