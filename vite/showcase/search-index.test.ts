// R-SHOW-11
import { expect, test } from "vitest";
import { searchIndex } from "./search-index.ts";

const wordsOf = (title: string) => searchIndex().find((entry) => entry.title === title && entry.words)?.words;

test("a component is found by its props, by the fields of its items, and by its keys", () => {
  expect(wordsOf("Slider")).toEqual(expect.arrayContaining(["defaultValues", "set", "Home"]));
  expect(wordsOf("Accordion")).toEqual(expect.arrayContaining(["items", "question"]));
});

test("a key is found by its name and by the label on the key", () => {
  expect(wordsOf("Modal")).toEqual(expect.arrayContaining(["Esc", "Escape"]));
  expect(wordsOf("Date picker")).toEqual(expect.arrayContaining(["←", "Arrow left", "Arrow down"]));
});
