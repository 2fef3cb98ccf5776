import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { markdownDocument } from "./markdown-document.ts";

const read = (markdown: string) => markdownDocument(markdown, (tokens, html) => html(tokens));

describe("a Markdown text", () => {
  test("is divided at its headings of the second level", () => {
    expect(read("First.\n\n## Data we collect\n\nNone.\n\n## Access, modify, delete\n\nAsk.\n")).toEqual({
      lead: "<p>First.</p>\n",
      sections: [
        { id: "data-we-collect", title: "Data we collect", body: "<p>None.</p>\n" },
        { id: "access-modify-delete", title: "Access, modify, delete", body: "<p>Ask.</p>\n" },
      ],
    });
  });

  test("has links, lists and tables", () => {
    const [section] = read(
      "## One\n\n[Us](mailto:us\\_two@example.org)\n\n- **a**\n\n| What | Why |\n| --- | --- |\n| x\\|y | \\<b\\> |\n",
    ).sections;
    const { document } = parseHTML(section?.body);
    const textsOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
    expect(textsOf("a[href='mailto:us_two@example.org']")).toEqual(["Us"]);
    expect(textsOf("li > strong:only-child")).toEqual(["a"]);
    expect(textsOf("th")).toEqual(["What", "Why"]);
    expect(textsOf("td")).toEqual(["x|y", "<b>"]);
  });

  test("may link to its own headings, and fails when one of them is not there", () => {
    const { document } = parseHTML(read("See [two](#two).\n\n## Two\n\nx\n").lead);
    expect(document.querySelector("a")?.getAttribute("href")).toBe("#two");
    expect(() => read("## One\n\nSee [two](#two).\n")).toThrow(
      "A link leads to #two, and no heading is called that.",
    );
  });

  test("fails when two sections have the same title", () => {
    expect(() => read("## One\n\nx\n\n## One\n\ny\n")).toThrow("Two headings have the id one.");
  });

  test("has headings with ids, whatever signs are in them", () => {
    const { sections } = read("## What `npm` *does*\n\n### Über “zwei”?\n\nx\n");
    expect(sections).toEqual([
      {
        id: "what-npm-does",
        title: "What npm does",
        body: '<h3 id="über-zwei">Über “zwei”?</h3>\n<p>x</p>\n',
      },
    ]);
  });

  test("has footnotes, which stand at its end and are counted anew in each text", () => {
    for (const markdown of [
      "A[^a].\n\n## One\n\nx\n\n[^a]: Note.\n",
      "B[^b].\n\n## One\n\nx\n\n[^b]: Note.\n",
    ]) {
      const { lead, sections } = read(markdown);
      expect(parseHTML(lead).document.querySelector("sup a")?.textContent).toBe("1");
      const { document } = parseHTML(sections[0]?.body);
      expect(document.querySelector("section.footnotes li")?.textContent).toContain("Note.");
    }
  });

  test("has callouts", () => {
    const { document } = parseHTML(read("> [!NOTE]\n> Look.\n").lead);
    expect(document.querySelector(".callout-note .callout-title")?.textContent).toBe("Note");
    expect(document.querySelector(".callout")?.textContent).toContain("Look.");
  });
});
