import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

describe.each(globSync("content/cases/*.md"))("%s", (file) => {
  const prose = readFileSync(file, "utf8")
    .split("---\n")
    .slice(2)
    .join("")
    .replaceAll(/^\|.*$/gm, "");

  test("has no sentence of more than 30 words", () => {
    const sentences = prose.split(/(?<=[.?!:])\s+/);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 30)).toEqual([]);
  });

  test("has apostrophes and quotation marks as they are set", () => {
    expect(prose.match(/.*\w'\w.*|.*"\w.*/g)).toBeNull();
  });
});
