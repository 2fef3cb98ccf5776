import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const roots =
  "app bench content contract docs e2e illustrations kit public samples scripts server showcase vite".split(
    " ",
  );
/** Paths that documents may mention although Git does not track them: the build or a developer creates them. */
const made = ["illustrations/drawn/", "components.json"];

test.each(globSync(["*.md", "docs/**/*.md"]))("every path that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const named = [...text.matchAll(/`([\w./<>*@-]+)`/g)].map(([, path = ""]) => path);
  const paths = named.filter((path) => isOfProject(path) && !made.includes(path) && !isOwners(path));
  expect(paths.filter((path) => globSync(path.replaceAll(/<[\w-]+>|NNNN-name/g, "*")).length === 0)).toEqual(
    [],
  );
});

test.each(globSync(["*.md", "docs/**/*.md"]))("every file that %s links to exists", (document) => {
  const text = readFileSync(document, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = ""]) => link);
  const folder = new URL(`../${document}`, import.meta.url);
  expect(links.filter((link) => !existsSync(new URL(link, folder)))).toEqual([]);
});

/**
 * Whether a path may be missing: an owner may delete all cases, articles, newsletter issues or pictures, and Git does
 * not keep empty folders.
 */
function isOwners(path: string): boolean {
  return /^content\/.*<|^(public|content\/(articles|cases|newsletter))\/$/.test(path);
}

function isOfProject(path: string): boolean {
  return roots.some((root) => path.startsWith(`${root}/`)) || /^[\w.-]+\.(config\.ts|md|json)$/.test(path);
}
