// R-SETUP-6
import { describe, expect, test } from "vitest";
import { fillPlaceholders } from "./placeholders.ts";

const facts = {
  texts: new Map([
    ["site.name", "Stackhouse"],
    ["site.odd", "[a](b) *c* <d> e|f g_h"],
  ]),
  blocks: new Map([["list", "| a |\n| --- |"]]),
};

describe("placeholders", () => {
  test("are replaced by their facts, as often as they stand there", () => {
    expect(fillPlaceholders("{{site.name}}, yes, {{site.name}}.", facts)).toBe(
      "Stackhouse, yes, Stackhouse.",
    );
  });

  test("put text in as text, whatever Markdown would make of it", () => {
    expect(fillPlaceholders("{{site.odd}}", facts)).toBe("\\[a\\](b) \\*c\\* \\<d\\> e\\|f g\\_h");
  });

  test("put a block in as it is", () => {
    expect(fillPlaceholders("before\n\n{{list}}\n", facts)).toBe("before\n\n| a |\n| --- |\n");
  });

  test("that nobody knows fail, all of them, with their lines and what is known", () => {
    expect(() => fillPlaceholders("{{site.nmae}}\n\nx {{site.name}} {{}}", facts)).toThrow(
      "line 1: {{site.nmae}} is not a known placeholder; use one of site.name, site.odd, list.\n" +
        "line 3: {{}} is not a known placeholder; use one of site.name, site.odd, list.",
    );
  });

  test.each(["{{site.name", "{{site.name}", "site.name}}", "{{ {{site.name}}"])(
    "that are left open fail: %s",
    (text) => {
      expect(() => fillPlaceholders(text, facts)).toThrow("line 1: a placeholder lacks its {{ or its }}");
    },
  );
});
