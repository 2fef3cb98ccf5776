// R-LIMIT-1, R-LIMIT-10, R-LIMIT-11
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddress } from "./email-address.ts";

describe("an accepted address", () => {
  it.each([
    ["jane@example.org", "jane@example.org", true],
    ["Jane.O'Hara+site@Sub.Example.ORG", "Jane.O'Hara+site@sub.example.org", true],
    ["jane@müller.example", "jane@xn--mller-kva.example", true],
    ["jane@xn--mller-kva.example", "jane@xn--mller-kva.example", true],
    ["jürgen@example.org", "jürgen@example.org", false],
    ["ju\u0308rgen@example.org", "jürgen@example.org", false],
    ["用户@例子.example", "用户@xn--fsqu00a.example", false],
    [" \t\u00a0jane@example.org\u202f\u3000\r\n", "jane@example.org", true],
    ["\u202ajane@example.org\u202c", "jane@example.org", true],
    ["j\u200ban\u00ade\u200e@\u2060example\u200f.org\ufeff", "jane@example.org", true],
    ["jane＠example.org", "jane@example.org", true],
    ["ｊａｎｅ＠ｅｘａｍｐｌｅ．ｏｒｇ", "jane@example.org", true],
    ["jane@mail。example｡org", "jane@mail.example.org", true],
    [`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`, true],
    [`a@${"b".repeat(63)}.example`, `a@${"b".repeat(63)}.example`, true],
    [ofLength(254), ofLength(254), true],
  ])("%s", (text, address, ascii) => {
    expect(parseAddress(text)).toEqual({ ok: true, address, ascii });
  });
});

describe("a refused address", () => {
  it.each([
    ["two addresses", "a@b.example,c@d.example"],
    ["a quoted local part", '"x"@y.example'],
    ["angle brackets", "<a@b.example>"],
    ["a local part of 65 octets", `${"a".repeat(65)}@example.org`],
    ["a local part of 66 octets in 33 letters", `${"ü".repeat(33)}@example.org`],
    ["255 octets", ofLength(255)],
    ["255 octets once the domain is ASCII", `${"a".repeat(60)}@${"ü.".repeat(30)}${"b".repeat(30)}.example`],
    ["localhost", "a@localhost"],
    ["a name under localhost", "a@site.localhost"],
    ["a domain without a dot", "a@example"],
    ["an IPv4 literal", "a@[127.0.0.1]"],
    ["a bare IPv4 address", "a@127.0.0.1"],
    ["an IPv4 address in full-width digits", "a@１２７.０.０.１"],
    ["an IPv4 address in hexadecimal", "a@0x7f.1"],
    ["a trailing dot", "a@example.org."],
    ["a leading dot in the local part", ".a@example.org"],
    ["two dots in the local part", "a..b@example.org"],
    ["two dots in the domain", "a@example..org"],
    ["a label of 64 letters", `a@${"b".repeat(64)}.example`],
    ["a label that begins with a hyphen", "a@-example.org"],
    ["a label that ends with a hyphen", "a@example-.org"],
    ["an underscore in the domain", "a@exa_mple.org"],
    ["a percent escape in the domain", "a@ex%41mple.org"],
    ["a slash in the domain", "a@example.org/b.org"],
    ["a port", "a@example.org:25"],
    ["two @", "a@b@example.org"],
    ["no @", "example.org"],
    ["nothing before the @", "@example.org"],
    ["nothing", ""],
    ["a line break and a header", "a@example.org\r\nBcc: v@y.test"],
    ["NUL", "a\0@example.org"],
    ["a line separator", "a\u2028@example.org"],
    ["a right-to-left override", "a\u202e@example.org"],
    ["a zero-width non-joiner", "a\u200c@example.org"],
    ["a full-width comma", "a@b.example，c@d.example"],
    ["a lone surrogate", "a\ud800@example.org"],
  ])("%s", (_, text) => {
    expect(parseAddress(text)).toMatchObject({ ok: false });
  });
});

it("an address with an invisible character is refused with advice on how to remove it", () => {
  expect(parseAddress("a\u202e@example.org")).toEqual({
    ok: false,
    reason: "it contains an invisible character; please type it instead of pasting it",
  });
});

it("no accepted address can name a second recipient or a header", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "@",
      ".",
      ",",
      " ",
      "<",
      ">",
      '"',
      "\r\n",
      "\0",
      "\u2028",
      "Bcc:",
      ";",
      "org",
      "example",
      "[",
      "%40",
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.string({ unit: "grapheme-ascii", maxLength: 6 }),
  );
  // Leaves half of the gaps empty, because otherwise few of the generated strings would be valid addresses.
  const gap = fc.oneof(fc.constant(""), piece);
  const nearlyAddress = fc.tuple(gap, gap, gap).map(([a, b, c]) => `${a}jane${b}@example${c}.org`);
  const anything = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
    nearlyAddress,
  );
  let accepted = 0;
  fc.assert(
    fc.property(anything, (text) => {
      const parsed = parseAddress(text);
      if (!parsed.ok) return;
      accepted += 1;
      expect(parsed.address.split("@")).toHaveLength(2);
      expect(parsed.address).not.toMatch(/[\p{C}\p{Z},;:<>"]/u);
      expect(parsed.address.split("@")[1]).toMatch(/^[a-z0-9.-]+$/);
      expect(parseAddress(parsed.address)).toEqual(parsed);
    }),
    { numRuns: process.env.TEST_ALL ? 2000 : 500 },
  );
  expect(accepted).toBeGreaterThan(20);
});

function ofLength(octets: number): string {
  const address = `jane@${"b".repeat(62)}.${"c".repeat(62)}.${"d".repeat(62)}.`;
  return `${address}${"e".repeat(octets - address.length)}`;
}
