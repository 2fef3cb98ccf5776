// R-HTTP-6, R-RELEASE-8, R-ROUTE-14
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { site } from "../../../site.config.ts";

const read = (file: string) =>
  readFileSync(new URL(`../../../build/client/${file}`, import.meta.url), "utf8");

test("_headers fits Cloudflare Pages: lines up to 2,000 characters, the company's pages in the first 100 rules", () => {
  const lines = read("_headers").split("\n");
  expect(lines.filter(({ length }) => length > 2_000)).toEqual([]);
  const rules = lines.filter((line) => line.startsWith("/")).slice(0, 100);
  expect(
    Object.values(addresses).filter((address) => !rules.includes(`${address}/`) && address !== "/"),
  ).toEqual([]);
});

test("robots.txt allows everything and names the sitemap at the build's origin", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${read("../site-url")}/sitemap.xml\n`);
});

test("404.html has its content security policy before its first script", () => {
  const html = read("404.html");
  const policy = html.indexOf('<meta http-equiv="content-security-policy" content="default-src');
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(html.indexOf("<script"));
});

test("licences.txt lists the packages of the server, the pages and the workers, all under permissive licences", () => {
  const text = read("licences.txt");
  const named = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+ \((.*)\)$/gm)].map(([, name, licence]) => ({
    name,
    licence,
  }));
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["fastify", "react", ...(site.demo ? ["@codemirror/view"] : [])]),
  );
  expect(text).toContain("Roboto Flex: Copyright 2017 The Roboto Flex Project Authors");
  const free =
    /^(MIT|MIT-0|ISC|0BSD|Unlicense|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0 OR Apache-2\.0|CC-BY-4\.0 AND MIT)$/;
  expect(named.filter(({ licence = "" }) => !free.test(licence))).toEqual([]);
});
