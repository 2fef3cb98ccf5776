import { describe, expect, test } from "vitest";
import { legalDocument } from "./legal-document.ts";

describe("a legal text", () => {
  test("is divided at its headings of the second level", () => {
    expect(
      legalDocument("First.\n\n## Data we collect\n\nNone.\n\n## Access, modify, delete\n\nAsk.\n"),
    ).toEqual({
      lead: "<p>First.</p>\n",
      sections: [
        { id: "data-we-collect", title: "Data we collect", html: "<p>None.</p>\n" },
        { id: "access-modify-delete", title: "Access, modify, delete", html: "<p>Ask.</p>\n" },
      ],
    });
  });

  test("has links, lists and tables", () => {
    const [section] = legalDocument(
      "## One\n\n[Us](mailto:us\\_two@example.org)\n\n- **a**\n\n| What | Why |\n| --- | --- |\n| x\\|y | \\<b\\> |\n",
    ).sections;
    expect(section?.html).toContain('<a href="mailto:us_two@example.org">Us</a>');
    expect(section?.html).toContain("<li><strong>a</strong></li>");
    expect(section?.html).toContain("<th>What</th>");
    expect(section?.html).toMatch(/<td>x\|y<\/td>\s*<td>&lt;b&gt;<\/td>/);
  });

  test("may link to its own sections, and fails when one of them is not there", () => {
    expect(legalDocument("See [two](#two).\n\n## Two\n\nx\n").lead).toContain('href="#two"');
    expect(() => legalDocument("## One\n\nSee [two](#two).\n")).toThrow(
      "A link leads to #two, and no section is called that.",
    );
  });

  test("fails when two sections have the same title", () => {
    expect(() => legalDocument("## One\n\nx\n\n## One\n\ny\n")).toThrow("Two sections have the id one.");
  });
});
