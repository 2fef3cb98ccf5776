import { expect, test } from "vitest";
import { countWords, readingMinutes } from "./reading-time.ts";

test.each([
  ["", 0],
  ["one", 1],
  ["  two\n words ", 2],
  ["a dash – is no word", 5],
  ["node 22.13 isn’t three", 4],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1100, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
