// R-WRITING-6
import { describe, expect, test } from "vitest";
import { layers } from "../../content/layers.ts";
import { caseDocument } from "./document.ts";

const [first, second, third] = layers.map(({ name }) => name);
const head = {
  title: "A till",
  summary: "s".repeat(100),
  client: "A shop",
  from: "2026-05-04",
  to: "2026-06-26",
  date: "2026-11-03",
  numbers: "41 tills; 4 outages; $0 since",
};

/** The text starts on line 10, unless `changes` adds or removes a field. */
function read(text: string, changes: Record<string, string | undefined> = {}) {
  const fields = Object.entries({ ...head, ...changes }).filter(([, value]) => value !== undefined);
  return caseDocument(`---\n${fields.map(([name, value]) => `${name}: ${value}`).join("\n")}\n---\n${text}`);
}

const chapter = `## ${first}: what we saw\n\nText.\n`;

test("headings that begin with a layer start chapters, and other headings start sections after them", () => {
  const parsed = read(
    `Opening.\n\n## ${first}: what we saw\n\nOne.\n\n## ${third}: why\n\nTwo.\n\n## The cost\n\nThree.\n`,
  );
  expect(parsed.opening).toEqual([{ html: "<p>Opening.</p>\n" }]);
  expect(parsed.chapters.map(({ layer, title }) => [layer.name, title])).toEqual([
    [first, "What we saw"],
    [third, "Why"],
  ]);
  expect(parsed.sections.map(({ id, title }) => [id, title])).toEqual([["the-cost", "The cost"]]);
  expect(parsed.numbers).toEqual([
    { number: "41", of: "tills" },
    { number: "4", of: "outages" },
    { number: "$0", of: "since" },
  ]);
  expect(parsed).toMatchObject({ example: false, draft: false });
});

test("a table of days becomes a chart with readable dates", () => {
  const table = `| Day | Minutes | Layer | What |\n| --- | ---: | --- | --- |\n| 2026-03-07 | 23 | ${second} | All |\n`;
  const { opening } = read(`Text.\n\n${table}\n${chapter}`, { chart: "Minutes" });
  expect(opening[1]).toMatchObject({
    days: { unit: "Minutes", days: [{ day: "2026-03-07", value: 23, layer: { name: second } }] },
  });
  const html = opening[1] && "days" in opening[1] ? opening[1].days.html : "";
  expect(html).toContain('<time datetime="2026-03-07">Sat 7 Mar</time>');
  expect(html).toContain('<td class="number">23</td>');
});

describe("a case is refused", () => {
  const days = (row: string) => `| Day | Minutes | Layer |\n| --- | --- | --- |\n| ${row} |\n\n${chapter}`;

  test.each([
    ["without a layer", "Text.\n", "no heading begins with a layer, like ##"],
    [
      "with layers in the wrong order",
      `## ${second}: a\n\n## ${first}: b\n`,
      `line 13: ${first} comes after ${second}: layers come first`,
    ],
    [
      "with a layer after another heading",
      `${chapter}\n## Cost\n\n## ${second}: b\n`,
      `line 17: ${second} comes after “Cost”`,
    ],
    ["with an invalid date", days("2026-02-30 | 1 | Platform"), "line 13: 2026-02-30 is not a valid date"],
    ["with an invalid number", days("2026-03-07 | many | Platform"), "line 13: many is not a number."],
    ["with an unknown layer", days("2026-03-07 | 1 | Cellar"), "line 13: Cellar is not one of"],
    [
      "with a wrong total",
      `${chapter}\n| What | Price |\n| --- | --- |\n| A | $1,000 |\n| B | $200 |\n| Total | $1,100 |\n`,
      "line 19: the rows above add up to 1,200, but Total says $1,100.",
    ],
  ])("%s", (_, text, message) => {
    expect(() => read(text, { chart: "Minutes" })).toThrow(message);
  });

  test.each([
    ["with two numbers", { numbers: "41 tills; 4 outages" }, "line 8: numbers must be three, like"],
    [
      "with a word in place of a number",
      { numbers: "many tills; 4 outages; 0 since" },
      "line 8: numbers must be three",
    ],
    ["that ends before it begins", { to: "2026-05-03" }, "line 6: to must not be before from."],
    ["that was written before it ended", { date: "2026-06-25" }, "line 7: date must not be before to."],
    ["with a cause that is not a layer", { cause: "Cellar" }, "line 9: cause must be one of"],
    ["with a cause that has no chapter", { cause: second }, `cause is ${second}, but no heading begins with`],
    ["with an unknown field", { author: "Ada" }, "line 9: author is not a known field; remove the line."],
  ])("%s", (_, changes, message) => {
    expect(() => read(chapter, changes)).toThrow(message);
  });

  test("with a table of days that lacks the field for its chart", () => {
    expect(() => read(days("2026-03-07 | 1 | Platform"))).toThrow("chart is missing");
  });
});
