import { expect, test } from "vitest";
import { accessibility } from "../../../content/showcase/accessibility.ts";
import { components } from "../registry/kit-sources.ts";

test("what is heard is told of each component of the kit, and of nothing else", () => {
  expect(Object.keys(accessibility).sort()).toEqual(components);
});

test.each(Object.entries(accessibility))("what is heard of %s is told in whole sentences", (_, words) => {
  for (const sentence of Object.values(words)) {
    expect(sentence).toMatch(/^[“A-Z`].*[.”]$/);
    expect(sentence.split("`").length % 2).toBe(1);
  }
});
