import { parseHTML } from "linkedom";
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
    const { document } = parseHTML(section?.html);
    const textsOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
    expect(textsOf("a[href='mailto:us_two@example.org']")).toEqual(["Us"]);
    expect(textsOf("li > strong:only-child")).toEqual(["a"]);
    expect(textsOf("th")).toEqual(["What", "Why"]);
    expect(textsOf("td")).toEqual(["x|y", "<b>"]);
  });

  test("may link to its own sections, and fails when one of them is not there", () => {
    const { document } = parseHTML(legalDocument("See [two](#two).\n\n## Two\n\nx\n").lead);
    expect(document.querySelector("a")?.getAttribute("href")).toBe("#two");
    expect(() => legalDocument("## One\n\nSee [two](#two).\n")).toThrow(
      "A link leads to #two, and no section is called that.",
    );
  });

  test("fails when two sections have the same title", () => {
    expect(() => legalDocument("## One\n\nx\n\n## One\n\ny\n")).toThrow("Two sections have the id one.");
  });
});
