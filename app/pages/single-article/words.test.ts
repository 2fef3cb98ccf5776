import { expect, test } from "vitest";
import { article } from "../../../content/pages/single-article.ts";
import { articleMinutes } from "./words.ts";

test("the article is one to sit down for, and fits into a coffee break", () => {
  expect(articleMinutes()).toBeGreaterThanOrEqual(3);
  expect(articleMinutes()).toBeLessThanOrEqual(10);
});

test("it shows each piece of its program once, in order", () => {
  const pieces = article.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "object" && "code" in block ? [block.code] : [])),
  );
  expect(pieces).toEqual([1, 2, 3, 4, 5]);
});
