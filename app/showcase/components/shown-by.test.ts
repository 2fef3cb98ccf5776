import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { components } from "../registry/kit-sources.ts";
import { shownBy } from "./shown-by.ts";

test.each(components)("%s is shown by examples that there are", (component) => {
  const { page, examples } = shownBy(component);
  expect(examples).not.toEqual([]);
  const words = page.examples.map(({ id }) => id);
  for (const id of examples) {
    expect(words).toContain(id);
    expect(existsSync(`app/showcase/examples/${page.name}/${id}.tsx`)).toBe(true);
  }
});

test("a component with examples of its own is shown by all of them", () => {
  const { page, examples } = shownBy("date-picker");
  expect(page.family).toBe("components");
  expect(examples).toEqual(page.examples.map(({ id }) => id));
});

test("another one is shown by the page that has most of it, and by three examples at most", () => {
  const { page, examples } = shownBy("button");
  expect(page.name).toBe("buttons");
  expect(examples).toEqual(["variants", "sizes", "colours"]);
});

test("a part that no example names is shown by those of the whole", () => {
  expect(shownBy("slider-rail")).toEqual(shownBy("slider"));
});
