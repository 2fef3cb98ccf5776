// R-WRITING-1
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "../../site.config.ts";
import { articleAddresses } from "./addresses.ts";

const summary = "s".repeat(100);

function addressesOf(files: Record<string, string>) {
  using folder = mkdtempDisposableSync(join(tmpdir(), "articles-"));
  for (const [name, more] of Object.entries(files)) {
    const author = site.people[0]?.name ?? site.name;
    const head = `---\ntitle: One\nsummary: ${summary}\ndate: 2026-10-02\nauthor: ${author}\n${more}---\nText.\n`;
    writeFileSync(join(folder.path, name), head);
  }
  return articleAddresses(folder.path);
}

test("each file except a draft is an article with its own address", () => {
  expect(
    addressesOf({ "one-two.md": "", "later.md": "draft: true\n", "now.md": "draft: false\n" }).sort(),
  ).toEqual(["/articles/now", "/articles/one-two"]);
});

test("an invisible character is reported with its line", () => {
  expect(() => addressesOf({ "one.md": "category: a\u0002\n" })).toThrow(
    /\/one\.md:6\n {2}contains an invisible control character \(U\+0002\)/,
  );
});

test("the errors in all files are reported at once", () => {
  const addresses = () =>
    addressesOf({ "one.md": "tags: a\n", "two.md": "", "Three.md": "", "four.md": "why: b\n" });
  expect(addresses).toThrow(/\/one\.md:6\n {2}tags /);
  expect(addresses).toThrow(/\/Three\.md: the file’s name /);
  expect(addresses).toThrow(/\/four\.md:6\n {2}why /);
  // Only errors named `Mistake` are printed without a stack.
  expect(addresses).toThrow(expect.objectContaining({ name: "Mistake" }));
});

test.each(["One.md", "two words.md", "a_b.md"])(
  "a file called %s is refused, because its name becomes the address",
  (name) => {
    expect(() => addressesOf({ [name]: "" })).toThrow("lowercase letters, digits and hyphens");
  },
);
