// R-SETUP-6
import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "./front-matter.ts";

const schema = z.strictObject({
  title: z.string("is missing"),
  date: z.iso.date("must be a valid date like 2026-10-02").optional(),
});
const read = (...lines: string[]) => readFrontMatter(lines.join("\n"), schema);

test("the fields between two lines of --- are read, and the body keeps the file's line numbers", () => {
  expect(
    read("---", 'title: "One: “two” # \\u0026"', "date: '2026-10-02'", "", "---", "", "Text.", "---"),
  ).toEqual({
    head: { title: "One: “two” # &", date: "2026-10-02" },
    body: "\n\n\n\n\n\nText.\n---",
  });
});

test("Windows line endings are accepted", () => {
  expect(readFrontMatter("---\r\ntitle: One\r\n---\r\nText.", schema)).toEqual({
    head: { title: "One" },
    body: "\n\n\nText.",
  });
});

test.each(["One\ttwo  three ", "One\u00a0two\tthree", '"One\\ttwo\\n three "', "One\n  two\n\n  three"])(
  "whitespace in a value becomes one space, also across lines: %j",
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
])("a value with an invisible character is refused: %j", (written, sign) => {
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
])("a value with YAML syntax is refused, and the error shows it in quotes: %s", (written, right) => {
  expect(() => read("---", `title: ${written}`, "---")).toThrow(
    `line 2: a character in the value has a meaning in YAML; put quotes around the value, like \`title: ${right}\``,
  );
});

test.each([
  ["Hello {{ first_name }}", "“{{ first_name }}” is a template field, which nothing fills in"],
  ["Hello *|FNAME|*", "“*|FNAME|*” is a template field, which nothing fills in"],
  ["One **bold** word", "“**bold**” would be shown as typed, because this is plain text"],
  ["A [link](/contact)", "“[link](/contact)” would be shown as typed, because this is plain text"],
])("a value with a template field or with Markdown is refused: %s", (written, what) => {
  expect(() => read("---", "", `title: ${written}`, "---")).toThrow(`line 3: title: ${what}`);
});

test.each([
  ["a text without front matter", ["Text."], "line 1: the text must begin with lines like `title: …`"],
  ["front matter without an end", ["---", "title: One"], "line 1: the text must begin"],
  ["a missing field", ["---", "---"], "line 2: title is missing: add a line `title: …`"],
  [
    "an unknown field",
    ["---", "title: One", "tags: a", "---"],
    "line 3: tags is not a known field; remove the line.",
  ],
  [
    "an invalid date",
    ["---", "title: One", "date: 2026-02-30", "---"],
    "line 3: date must be a valid date like 2026-10-02.",
  ],
  ["a repeated field", ["---", "title: One", "title: Two", "---"], "line 3: title is already in line 2"],
  [
    "a line that is not a field",
    ["---", "title: One", "- a", "---"],
    "line 3: must be like `name: value`, but is - a",
  ],
])("%s is refused, with its line", (_, lines, message) => {
  expect(() => read(...lines)).toThrow(message);
});

test("all errors are reported at once", () => {
  expect(() => read("---", "tag: a", "date: soon", "---")).toThrow(
    /^(?=.*title is missing)(?=.*date must be)(?=.*tag is not a known field)/s,
  );
});
