import { expect, test } from "vitest";
import { titleLines } from "./title-lines.ts";

/** Every character is half as wide as the font size. */
const widthOf = (words: string) => words.length / 2;
const room = { width: 500, height: 300 };

test("a short title is large, a long one smaller, and both fit into their space", () => {
  const short = titleLines("FAQ", room, widthOf);
  const long = titleLines("Your logs already know. A model only reads them to you", room, widthOf);
  expect(short).toEqual({ size: 112, lines: ["FAQ"] });
  expect(long.size).toBeLessThan(short.size);
  expect(long.lines.every((line) => widthOf(line) * long.size <= room.width)).toBe(true);
});

test("the lines of a title have about the same length", () => {
  expect(titleLines("One two three", { width: 600, height: 230 }, widthOf).lines).toEqual([
    "One two",
    "three",
  ]);
});
