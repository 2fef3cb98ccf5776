// R-PAGE-10
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const scripts = (html: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy(html))?.[1];

test("contains the hash of each inline script once", () => {
  const html = `<script>a()</script><p>–</p><script type="module">\n b("–") \n</script><script>a()</script>`;
  expect(scripts(html)).toBe(`'self' ${hashOf("a()")} ${hashOf('\n b("–") \n')}`);
});

test("allows script files with 'self' alone", () => {
  expect(
    scripts('<script async src="/assets/a.js"></script><script type="module" src="/b.js"></script>'),
  ).toBe("'self'");
});

test("contains the hashes of the page's own styles", () => {
  const html = "<style>a{color:red}</style><link rel=stylesheet href=/a.css>";
  expect(contentSecurityPolicy(html)).toContain(`style-src 'self' ${hashOf("a{color:red}")};`);
});

test("allows nothing unsafe, and nothing that the page does not need", () => {
  const policy = contentSecurityPolicy("<script>a()</script>");
  expect(policy).not.toContain("unsafe");
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf("a()")}`,
    "worker-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});
