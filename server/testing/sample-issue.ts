import type { Issue, Words } from "../../contract/newsletter/issue.ts";

const text = (text: string): Words => ({ type: "text", text });

/** An issue that has one of everything an issue may have, and nothing against it. */
export const sampleIssue: Issue = {
  file: "content/newsletter/2026-11-26-what-dns-promises.md",
  thursday: "2026-11-26",
  slug: "what-dns-promises",
  title: "What DNS promises & keeps",
  summary:
    "Three lines of text say who may send email in your name. Here is how to read them in two minutes.",
  draft: false,
  example: false,
  lines: { title: 2, summary: 3 },
  pictures: { "core.png": { format: "png", width: 1088, height: 400, bytes: 40_000, transparent: false } },
  blocks: [
    { type: "heading", depth: 2, words: [text("Three questions")] },
    {
      type: "paragraph",
      words: [
        text("Read "),
        { type: "strong", words: [text("this")] },
        text(", "),
        { type: "emphasis", words: [text("that")] },
        text(", "),
        { type: "code", text: "v=spf1 <all>" },
        { type: "break" },
        { type: "link", href: "/articles", words: [text("our articles")], line: 8 },
        text(" and "),
        {
          type: "link",
          href: "https://www.rfc-editor.org/rfc/rfc7208",
          words: [text("the standard")],
          line: 8,
        },
        text("."),
      ],
    },
    {
      type: "list",
      ordered: true,
      start: 3,
      items: [
        [{ type: "paragraph", words: [text("one")] }],
        [
          { type: "paragraph", words: [text("two")] },
          {
            type: "list",
            ordered: false,
            start: 1,
            items: [[{ type: "paragraph", words: [text("inside")] }]],
          },
        ],
      ],
    },
    { type: "heading", depth: 3, words: [text("Smaller")] },
    { type: "quote", blocks: [{ type: "paragraph", words: [text("Said.")] }] },
    { type: "code", text: "dig  +short\n\n  TXT" },
    { type: "picture", file: "core.png", alt: "A drill core in its tray", caption: "Fig. 1.", line: 20 },
    { type: "rule" },
    { type: "paragraph", words: [text("The end.")] },
  ],
};
