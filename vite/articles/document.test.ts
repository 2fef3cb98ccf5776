import { expect, test } from "vitest";
import { site } from "../../site.config.ts";
import { articleDocument } from "./document.ts";

const author = site.people[0]?.name ?? site.name;
const fields = {
  title: "How we test",
  summary: "What we test before a release, what we leave out, and how long all of it takes on one laptop.",
  date: "2026-10-02",
  author,
};

function article(body: string, changes: Record<string, string | undefined> = {}) {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return articleDocument(`---\n${lines.join("\n")}\n---\n${body}`);
}

test("an article has an opening and sections of text, code and figures in order", () => {
  const { opening, sections, draft, minutes } = article(
    '\nOne.\n\n## Two\n\nText.\n\n![A core in a tray](core-tray "Fig. 1.")\n\n```js a.js\n1;\n```\n',
  );
  expect({ opening, sections, draft, minutes }).toEqual({
    opening: [{ html: "<p>One.</p>\n" }],
    sections: [
      {
        id: "two",
        title: "Two",
        depth: 1,
        parts: [
          { html: "<p>Text.</p>\n" },
          { picture: "core-tray", alt: "A core in a tray", caption: "Fig. 1." },
          { label: "a.js", language: "js", code: "1;", lines: expect.stringContaining("1") },
        ],
      },
    ],
    draft: false,
    minutes: 1,
  });
});

test("every fifty words count as a metre of depth, and code does not count", () => {
  const words = "word ".repeat(440);
  const { sections, minutes } = article(`${words}\n\n\`\`\`js a.js\n${words}\n\`\`\`\n\n## Two\n\nx\n`);
  expect(sections[0]?.depth).toBe(9);
  expect(minutes).toBe(2);
});

test.each([
  [
    "an unknown author",
    { author: "Ada Nobody" },
    `author must be one of the people in site.config.ts, or the company: ${author}`,
  ],
  ["an invalid date", { date: "2 October" }, "line 4: date must be a valid date like 2026-10-02."],
  ["a title that is too long", { title: "a".repeat(60) }, "line 2: title must be"],
  ["a summary that is too short", { summary: "Tests." }, "line 3: summary must be 80 to 155 characters"],
  ["an undescribed figure", { figure: "core-tray" }, "figureAlt is missing (it says what the figure shows)"],
  ["a description without a figure", { figureAlt: "A core" }, "figureAlt has no figure"],
  ["a draft set to yes", { draft: "yes" }, "line 6: draft must be true or false."],
])("an article with %s is refused", (_, changes, message) => {
  expect(() => article("Text.\n", changes)).toThrow(message);
});

test.each([
  ["an inline picture", "See ![this](core-tray).\n", "line 7: a picture must be a paragraph of its own"],
  ["a picture in a link", "x\n\n[![A core](core-tray)](/services)\n", "line 9: a picture in a link can’t be"],
  [
    "a picture in a list",
    "- x\n- ![A core](core-tray)\n",
    "line 8: a picture must be a paragraph of its own",
  ],
  ["a picture in a quote", "> ![A core](core-tray)\n", "line 7: a picture must be a paragraph of its own"],
  ["a picture without a description", "![](core-tray)\n", "line 7: a picture needs a description"],
  ["code without a label", "```js\n1;\n```\n", "line 7: a block of code needs a label"],
])("an article with %s is refused", (_, body, message) => {
  expect(() => article(body)).toThrow(message);
});
