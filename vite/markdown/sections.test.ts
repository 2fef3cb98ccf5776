// R-SETUP-6
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { htmlOf } from "./parts.ts";
import { readSections } from "./sections.ts";

function read(markdown: string) {
  const { lead, sections } = readSections(markdown);
  return {
    lead: htmlOf(lead),
    sections: sections.map(({ id, title, nodes }) => ({ id, title, body: htmlOf(nodes) })),
  };
}

describe("a Markdown text", () => {
  test("is divided at its second-level headings", () => {
    expect(read("First.\n\n## Data we collect\n\nNone.\n\n## Access, modify, delete\n\nAsk.\n")).toEqual({
      lead: "<p>First.</p>\n",
      sections: [
        { id: "data-we-collect", title: "Data we collect", body: "<p>None.</p>\n" },
        { id: "access-modify-delete", title: "Access, modify, delete", body: "<p>Ask.</p>\n" },
      ],
    });
  });

  test("may link to its own headings, and is refused if such a heading is missing", () => {
    const { document } = parseHTML(read("See [two](#two).\n\n## Two\n\nx\n").lead);
    expect(document.querySelector("a")?.getAttribute("href")).toBe("#two");
    expect(() => read("## One\n\nSee [two](#two).\n")).toThrow(
      "line 3: a link leads to #two, but no heading has that id.",
    );
  });

  test("is refused if two sections have the same title", () => {
    expect(() => read("## One\n\nx\n\n## One\n\ny\n")).toThrow("line 5: two headings have the id one.");
  });

  test("has headings with ids, whatever characters they contain", () => {
    const { sections } = read("## What `npm` *does*\n\n### Über “zwei”?\n\nx\n");
    expect(sections).toEqual([
      {
        id: "what-npm-does",
        title: "What npm does",
        body: '<h3 id="über-zwei">Über “zwei”?</h3>\n<p>x</p>\n',
      },
    ]);
  });

  test("has footnotes at its end, numbered from 1 in each text", () => {
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

  test.each([
    [
      "![Tapes](tape rack.png)",
      "“![Tapes](tape rack.png)” would be shown as text: a link’s address must have no spaces",
    ],
    [
      "The [list](https://a.example/my list.pdf).",
      "“[list](https://a.example/my list.pdf)” would be shown as text",
    ],
    ["The [list] (https://a.example/list).", "“[list] (https://a.example/list)” would be shown as text"],
    ["The [list][all].", "“[list][all]” would be shown as text"],
    ["##Title", "“##Title” would be shown as text: a heading needs a space after its #"],
    ["**Note: **text", "“**” would be shown as text: bold text has no space just inside its ** or __"],
    ["__Note: __text", "“__” would be shown as text: bold text has no space just inside its ** or __"],
    ["![A](a.png 'The **core**')", "“**core**” would be shown as typed, because this is plain text"],
    [
      "A **b.",
      "“**” would be shown as text: bold text has no space just inside its ** or __, and a space after them; if you mean it literally, put a \\ before it.",
    ],
    [
      "> [!HINT]\n> text",
      "“[!HINT]” does not begin a callout: use one of NOTE, TIP, IMPORTANT, WARNING, CAUTION",
    ],
    ["Hello {{ first_name }},", "“{{ first_name }}” is a template field, which nothing fills in"],
    ["Hello *|FNAME|*,", "“*|FNAME|*” is a template field, which nothing fills in"],
    ["A[^b].", "“[^b]” has no note: a line that begins with [^b]: is missing"],
    ["A.\n\n[^b]: Note.", "the note b is never used in the text", 5],
    ["A.\n\n[b]: /b", "the address of [b] is never used in the text", 5],
    ["A.\n\n```js a.js\n1;", "the block of code has no end: its closing ``` is missing", 5],
    ["A &nbps; b", "“&nbps;” is not the name of a character"],
  ])("is refused with its line if Markdown or a template field is left over: %s", (text, what, line = 3) => {
    expect(() => read(`One.\n\n${text}\n`)).toThrow(`line ${line}: ${what}`);
  });

  test("is refused with all leftovers at once", () => {
    expect(() => read("A ** b\n\nC\n##D\n")).toThrow(/^line 1: .+\nline 4: [^\n]+$/);
  });

  test.each([
    "\\*\\*",
    "\\##a",
    "`**`",
    "```js a\n{{ a }} [b](c d)\n```",
    "[sic] (as he said)",
    "2 * 3 \\[^a]",
    "a#b",
  ])("may contain special characters that are meant literally: %s", (text) => {
    expect(() => read(`${text}\n`)).not.toThrow();
  });
});
