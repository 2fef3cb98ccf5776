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
  test("are replaced by their facts wherever they appear", () => {
    expect(fillPlaceholders("{{site.name}}, yes, {{site.name}}.", facts)).toBe(
      "Stackhouse, yes, Stackhouse.",
    );
  });

  test("insert a text with its Markdown characters escaped", () => {
    expect(fillPlaceholders("{{site.odd}}", facts)).toBe("\\[a\\](b) \\*c\\* \\<d\\> e\\|f g\\_h");
  });

  test("insert a block unchanged", () => {
    expect(fillPlaceholders("before\n\n{{list}}\n", facts)).toBe("before\n\n| a |\n| --- |\n");
  });

  test("that are unknown are all reported with their lines and the known placeholders", () => {
    expect(() => fillPlaceholders("{{site.nmae}}\n\nx {{site.name}} {{}}", facts)).toThrow(
      "line 1: {{site.nmae}} is not a known placeholder; use one of site.name, site.odd, list.\n" +
        "line 3: {{}} is not a known placeholder; use one of site.name, site.odd, list.",
    );
  });

  test.each(["{{site.name", "{{site.name}", "site.name}}", "{{ {{site.name}}"])(
    "with missing braces are refused: %s",
    (text) => {
      expect(() => fillPlaceholders(text, facts)).toThrow("line 1: a placeholder lacks its {{ or its }}");
    },
  );
});
