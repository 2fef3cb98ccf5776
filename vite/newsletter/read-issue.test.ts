// R-ISSUE-13
import { expect, test } from "vitest";
import { WrongText } from "../mistake.ts";
import { readIssue } from "./read-issue.ts";

const picture = { format: "png", width: 600, height: 300, bytes: 9_000, transparent: false } as const;
const head = [
  "title: What DNS promises",
  "summary: Three lines of text say who may send email in your name. Here is how to read them in two minutes.",
];

function read(body: string, { file = "content/newsletter/2026-11-26-dns.md", lines = head } = {}) {
  const findPicture = (name: string) => (name === "core.png" ? picture : `there is no ${name}`);
  try {
    return { issue: readIssue(file, `---\n${lines.join("\n")}\n---\n${body}`, findPicture), messages: [] };
  } catch (error) {
    if (!(error instanceof WrongText)) throw error;
    return { messages: error.problems.map(({ line, what }) => `${line}: ${what}`) };
  }
}

test("an issue becomes a tree of elements that every email can show", () => {
  const { issue, messages } = read(
    '\nRead **this** and [that](https://a.test).\n\n## One\n\n- a\n- b `c`\n\n> Said.\n\n![A core](core.png "Fig. 1.")\n\n---\n',
  );
  expect(messages).toEqual([]);
  expect(issue).toMatchObject({
    thursday: "2026-11-26",
    slug: "dns",
    draft: false,
    lines: { title: 2, summary: 3 },
    pictures: { "core.png": picture },
  });
  expect(issue?.blocks).toEqual([
    {
      type: "paragraph",
      words: [
        { type: "text", text: "Read " },
        { type: "strong", words: [{ type: "text", text: "this" }] },
        { type: "text", text: " and " },
        { type: "link", href: "https://a.test", words: [{ type: "text", text: "that" }], line: 6 },
        { type: "text", text: "." },
      ],
    },
    { type: "heading", depth: 2, words: [{ type: "text", text: "One" }] },
    {
      type: "list",
      ordered: false,
      start: 1,
      items: [
        [{ type: "paragraph", words: [{ type: "text", text: "a" }] }],
        [
          {
            type: "paragraph",
            words: [
              { type: "text", text: "b " },
              { type: "code", text: "c" },
            ],
          },
        ],
      ],
    },
    { type: "quote", blocks: [{ type: "paragraph", words: [{ type: "text", text: "Said." }] }] },
    { type: "picture", file: "core.png", alt: "A core", caption: "Fig. 1.", line: 15 },
    { type: "rule" },
  ]);
});

test.each([
  ["a block of HTML", "One.\n\n<div>\n\n</div>\n", "7: HTML is not accepted; write Markdown: <div>"],
  ["HTML in a sentence", "One.\n\nTwo\nthree <b>four</b>.\n", "8: HTML is not accepted; write Markdown: <b>"],
  ["HTML in an item", "- one\n- two\n- <i>x</i>\n", "7: HTML is not accepted; write Markdown: <i>"],
  ["HTML in a later line of an item", "- one\n\n  more\n  <i>x</i>\n- two\n", "8: HTML is not accepted"],
  ["HTML in a quote", "> one\n> <i>x</i>\n", "6: HTML is not accepted; write Markdown: <i>"],
  ["a table", "One.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n", "7: a table can’t be shown in every email"],
  ["crossed-out text", "One ~~two~~.\n", "5: “~~two~~” can’t be shown"],
  ["a checkbox", "- one\n- [ ] two\n", "6: a checkbox"],
  ["a first-level heading", "# One\n\nTwo.\n", "5: a heading must begin with ## or ###"],
  ["an inline picture", "One ![a](core.png).\n", "5: a picture must be a paragraph of its own"],
  ["a picture in a link", "[![A core](core.png)](/contact)\n", "5: a picture in a link can’t be"],
  ["a picture without a description", "One.\n\n![](core.png)\n", "7: a picture needs a description"],
  ["a missing picture", "![A core](gone.png)\n", "5: there is no gone.png"],
  ["an issue without text", "\n", "5: the issue has no text"],
  ["a footnote", "One[^1].\n\n[^1]: Two.\n", "5: a footnote ([^1]) can’t be shown"],
  ["a callout", "One.\n\n> [!NOTE]\n> Two.\n", "7: “[!NOTE]” does not begin a callout"],
  [
    "a picture with a space in its name",
    "![Tapes](tape rack.png)\n",
    "5: “![Tapes](tape rack.png)” would be shown",
  ],
  ["a form feed as a character reference", "One&#12;two.\n", "5: “&#12;” is not the name of a character"],
  [
    "a template field",
    "- Hello {{ first_name }},\n",
    "5: “{{ first_name }}” is a template field, which nothing fills in",
  ],
  [
    "a template field of Mailchimp’s",
    "One.\n\nHello *|FNAME|*,\n",
    "7: “*|FNAME|*” is a template field, which nothing fills in",
  ],
  [
    "a template field as an address",
    "One [two](*|UNSUB|*).\n",
    "5: “*|UNSUB|*” is a template field, which nothing fills in",
  ],
])("72. %s is refused with its line", (_, body, problem) => {
  const { issue, messages } = read(body);
  expect(issue).toBeUndefined();
  expect(messages[0]).toContain(problem);
});

test.each([
  ["a missing title", { lines: head.slice(1) }, "title is missing"],
  [
    "a title that is too long",
    { lines: [`title: ${"a".repeat(71)}`, head[1] ?? ""] },
    "2: title must be at most 70",
  ],
  ["a missing summary", { lines: head.slice(0, 1) }, "summary is missing"],
  [
    "a summary that is too long",
    { lines: [head[0] ?? "", `summary: ${"a".repeat(156)}`] },
    "3: summary must be",
  ],
  ["an unknown field", { lines: [...head, "tags: a"] }, "4: tags is not a known field; remove the line"],
  ["a draft set to yes", { lines: [...head, "draft: yes"] }, "4: draft must be true or false"],
  [
    "a date that is not a Thursday",
    { file: "content/newsletter/2026-11-27-dns.md" },
    "1: 2026-11-27 is a Friday, not a Thursday; the nearest Thursdays are 2026-11-26 and 2026-12-03",
  ],
  ["an invalid date", { file: "content/newsletter/2026-02-30-dns.md" }, "1: 2026-02-30 is not a valid date"],
  ["a missing date", { file: "content/newsletter/dns.md" }, "1: the date is missing"],
  [
    "two different dates",
    { lines: [...head, "date: 2026-12-03"] },
    "1: date says 2026-12-03, but the file’s name says 2026-11-26",
  ],
  [
    "a file name with capitals",
    { file: "content/newsletter/2026-11-26-DNS.md" },
    "1: the file’s name must be like",
  ],
])("72. %s is refused", (_, changes, problem) => {
  const { issue, messages } = read("One.\n", changes);
  expect(issue).toBeUndefined();
  expect(messages.join("\n")).toContain(problem);
});

test("errors are reported in the order of their lines", () => {
  const { messages } = read(
    "One.\n\n##Two\n\nThree <b>.\n\n![A core](gone.png)\n\nFour[^1].\n\n[^1]: Five.\n\n**Six: **\n",
  );
  expect(messages.map((each) => Number.parseInt(each, 10))).toEqual([7, 9, 11, 13, 17, 17]);
});

test("a list starts with its given number, and named character references are decoded", () => {
  const { issue } = read("0. One&nbsp;&amp; two\n1. Three\n");
  expect(issue?.blocks).toMatchObject([
    { type: "list", ordered: true, start: 0, items: [[{ words: [{ text: "One\u00a0& two" }] }], {}] },
  ]);
});

test("the date may be in the front matter instead of the file’s name", () => {
  const { issue } = read("One.\n", {
    file: "content/newsletter/dns.md",
    lines: [...head, "date: 2026-11-26"],
  });
  expect(issue).toMatchObject({ thursday: "2026-11-26", slug: "dns" });
});
