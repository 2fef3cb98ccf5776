import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench, Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** How long a build takes, as it is and as its pages grow to that many times their number. */
export async function buildTime(bench: Bench, growth: number): Promise<Table> {
  const folder = join(temporaryFolder(bench), "site");
  copyProject(folder);
  const cold = build(folder);
  const present = countPages(folder);
  const warm = build(folder);
  addGeneratedPages(folder, present * (growth - 1));
  const grown = build(folder);
  const pages = countPages(folder);
  if (pages !== present * growth) throw new Error(`Of ${present * growth} pages ${pages} were built`);
  return {
    heading: "Build: the whole site, compressed, from the command's start to its end",
    columns: ["what", "pages", "seconds", "ms a page", "ratio"],
    rows: [
      ["first build, which draws the pictures", present, cold, perPage(cold, present), cold / warm],
      ["again", present, warm, perPage(warm, present), 1],
      [`${growth} times the pages`, pages, grown, perPage(grown, pages), grown / growth / warm],
    ],
    notes: [
      "The pages that are added repeat the questions and answers. Ratio: time for a page, over that of the second build.",
    ],
  };
}

function copyProject(folder: string) {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(file, join(folder, file), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
}

/** Seconds. */
function build(folder: string): number {
  const begun = performance.now();
  execFileSync(process.execPath, [join("scripts", "build.mjs")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return (performance.now() - begun) / 1000;
}

function countPages(folder: string): number {
  const files = readdirSync(join(folder, "build", "client"), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".html")).length;
}

function addGeneratedPages(folder: string, count: number) {
  change(
    join(folder, "app", "routes.ts"),
    "export default [",
    'export default [\n  route("/generated/:page", "pages/faq.tsx", { id: "generated" }),',
  );
  change(
    join(folder, "react-router.config.ts"),
    "...exampleAddresses",
    `...exampleAddresses, ...Array.from({ length: ${count} }, (_, page) => \`/generated/\${page}\`)`,
  );
}

/** @throws Error when the project's file no longer has that text. */
function change(file: string, from: string, to: string) {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has changed: the benchmark of builds looks for ${from}`);
  writeFileSync(file, text.replace(from, to));
}

function perPage(seconds: number, pages: number): number {
  return (seconds * 1000) / pages;
}
