// R-SETUP-6
import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "./front-matter.ts";

const schema = z.strictObject({
  title: z.string("is missing"),
  date: z.iso.date("must be a valid date like 2026-10-02").optional(),
});
const read = (...lines: string[]) => readFrontMatter(lines.join("\n"), schema);

test("a text says its fields between two lines, and goes on below in the file's own lines", () => {
  expect(
    read("---", 'title: "One: “two” # \\u0026"', "date: '2026-10-02'", "", "---", "", "Text.", "---"),
  ).toEqual({
    head: { title: "One: “two” # &", date: "2026-10-02" },
    body: "\n\n\n\n\n\nText.\n---",
  });
});

test("lines that end as Windows ends them are lines", () => {
  expect(readFrontMatter("---\r\ntitle: One\r\n---\r\nText.", schema)).toEqual({
    head: { title: "One" },
    body: "\n\n\nText.",
  });
});

test.each(["One\ttwo  three ", "One\u00a0two\tthree", '"One\\ttwo\\n three "', "One\n  two\n\n  three"])(
  "a value is one line, its blanks are one: %j",
  (written) => {
    const { head, body } = read("---", "", `title: ${written}`, "---", "Text.");
    expect(head.title.replace("\u00a0", " ")).toBe("One two three");
    expect(body.trim()).toBe("Text.");
  },
);

test.each([
  ["One\u2028two", "U+2028"],
  ["One two\u2029", "U+2029"],
  ['"One\\u0002two"', "U+0002"],
  ['"One\\ud800"', "U+D800"],
])("a value with a sign that ends a line or is none is refused: %j", (written, sign) => {
  expect(() => read("---", "", `title: ${written}`, "---")).toThrow(
    `line 3: title contains the invisible character ${sign}; remove it.`,
  );
});

test.each([
  ["One: two", '"One: two"'],
  ["Ticket #42", '"Ticket #42"'],
  ['"Out" of the box', "'\"Out\" of the box'"],
  ["[Draft]", '"[Draft]"'],
  ["*One two", '"*One two"'],
  ["!One two", '"!One two"'],
  ["&One two", '"&One two"'],
])("a value with a sign of YAML's own is refused, and told how it would be right: %s", (written, right) => {
  expect(() => read("---", `title: ${written}`, "---")).toThrow(
    `line 2: a character in the value has a meaning in YAML; put quotes around the value, like \`title: ${right}\``,
  );
});

test.each([
  ["Hello {{ first_name }}", "“{{ first_name }}” is a template field, which nothing fills in"],
  ["Hello *|FNAME|*", "“*|FNAME|*” is a template field, which nothing fills in"],
  ["One **bold** word", "“**bold**” would be shown as typed, because this is plain text"],
  ["A [link](/contact)", "“[link](/contact)” would be shown as typed, because this is plain text"],
])("a value that is filled in or marked is refused: %s", (written, what) => {
  expect(() => read("---", "", `title: ${written}`, "---")).toThrow(`line 3: title: ${what}`);
});

test.each([
  ["no front matter", ["Text."], "line 1: the text must begin with lines like `title: …`"],
  ["one that does not end", ["---", "title: One"], "line 1: the text must begin"],
  ["a field that is missing", ["---", "---"], "line 2: title is missing: add a line `title: …`"],
  [
    "an unknown field",
    ["---", "title: One", "tags: a", "---"],
    "line 3: tags is not a known field; remove the line.",
  ],
  [
    "a day that is none",
    ["---", "title: One", "date: 2026-02-30", "---"],
    "line 3: date must be a valid date like 2026-10-02.",
  ],
  ["a field twice", ["---", "title: One", "title: Two", "---"], "line 3: title is already in line 2"],
  [
    "a line of another form",
    ["---", "title: One", "- a", "---"],
    "line 3: must be like `name: value`, but is - a",
  ],
])("%s is refused, with its line", (_, lines, message) => {
  expect(() => read(...lines)).toThrow(message);
});

test("everything that is wrong is said at once", () => {
  expect(() => read("---", "tag: a", "date: soon", "---")).toThrow(
    /^(?=.*title is missing)(?=.*date must be)(?=.*tag is not a known field)/s,
  );
});
