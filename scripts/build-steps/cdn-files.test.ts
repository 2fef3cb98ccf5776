// R-PAGE-10, R-HTTP-6
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPageFiles } from "../../server/http/pages/page-files.ts";
import { folderOf } from "../testing/folder-of.ts";
import { writeCdnFiles } from "./cdn-files.ts";
import { writeFileHeaders } from "./file-headers.ts";

const siteUrl = "https://site.test";
const page = (style: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A page</title><style>${style}</style></head></html>`;
const notFound = page("h1{color:red}").replace("</title>", '</title><meta name="robots" content="noindex"/>');
const built: Record<string, string> = {
  "client/index.html": page("a{color:red}"),
  "client/services/apps/index.html": page("b{color:red}"),
  "client/contact/index.html": page("p{color:red}"),
  "client/404/index.html": notFound,
  "client/assets/app-0abc.js": "export {};",
  "client/services.md": "# Services",
};

/** Writes the files for a CDN beside the built ones. Returns the build's folder, and a function that reads a file. */
function cdnFiles() {
  const folder = folderOf(built);
  writeFileHeaders(folder);
  writeCdnFiles(folder, siteUrl);
  return { folder, read: (name: string) => readFileSync(join(folder, "client", name), "utf8") };
}

test("the sitemap lists the pages but not the error page", () => {
  const { read } = cdnFiles();
  expect([...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)).toEqual([
    "https://site.test/",
    "https://site.test/contact",
    "https://site.test/services/apps",
  ]);
});

test("_headers sets the server's headers, and for each page its policy: what differs is in its own rule, from the root down", () => {
  const { folder, read } = cdnFiles();
  const rules = rulesOf(read("_headers"));
  expect(Object.keys(rules)).toEqual([
    ...["/*", "/assets/*", "/*.md", "/"],
    ...["/404/", "/contact/", "/services/apps/"],
    ...["/404", "/contact", "/services/apps"],
  ]);
  expect(rules["/*"]).toMatchObject({
    "strict-transport-security": expect.stringMatching(/^max-age=/),
    "x-content-type-options": "nosniff",
  });
  expect(rules["/assets/*"]).toEqual({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(rules["/*.md"]).toEqual({
    "content-type": "text/markdown; charset=utf-8",
    "x-robots-tag": "noindex",
  });
  const pages = readPageFiles(folder, "client");
  const directives = (headers: Record<string, string> = {}) =>
    Object.fromEntries(
      (headers["content-security-policy"] ?? "").split("; ").map((each) => each.split(/ (.*)/)),
    );
  const shared = directives(rules["/*"]);
  for (const address of ["/", "/contact", "/services/apps"]) {
    expect(Object.keys(rules[address] ?? {})).toEqual(["content-security-policy"]);
    const own = directives(rules[address]);
    expect({ ...shared, ...own }).toEqual(directives(pages.get(address)?.headers));
    // A browser enforces both policies, so the page's own must contain each directive that the shared one relaxes.
    expect(Object.keys(own)).toEqual(Object.keys(shared).filter((name) => shared[name]?.includes("unsafe")));
    if (address !== "/") expect(rules[`${address}/`]).toEqual(rules[address]);
  }
});

test("404.html has its content security policy in a meta element", () => {
  const { folder, read } = cdnFiles();
  const policy = readPageFiles(folder, "client").get("/404")?.headers["content-security-policy"];
  const inPage = policy?.replace("; frame-ancestors 'none'", "");
  const meta = `<meta http-equiv="content-security-policy" content="${inPage}"/>`;
  expect(read("404.html")).toBe(notFound.replace('"utf-8"/>', `"utf-8"/>${meta}`));
});

function rulesOf(text: string): Record<string, Record<string, string>> {
  const rules = text.split(/^(?=\/)/m).map((rule) => {
    const [address = "", ...lines] = rule.trimEnd().split("\n");
    const headers = lines.map((line): [string, string] => {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      return [name, value];
    });
    return [address, Object.fromEntries(headers)] as const;
  });
  return Object.fromEntries(rules);
}
