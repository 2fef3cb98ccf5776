import { expect, test } from "vitest";
import { accessibility } from "../../../content/showcase/accessibility.ts";
import { components } from "../registry/kit-sources.ts";
import { shownBy } from "./shown-by.ts";
import { stylingOf } from "./styling.ts";

test("it is told of each component of the kit, and of no other, what is heard of it", () => {
  expect(Object.keys(accessibility).sort()).toEqual([...components].sort());
});

test("each component is shown by an example: its own, that of a page, or that of what it is a part of", () => {
  const examples = (name: string) => [shownBy(name).page.name, ...shownBy(name).examples];
  expect(examples("card")).toEqual(["card", "plain"]);
  expect(examples("modal")).toEqual(["modals", "simple", "notification"]);
  expect(examples("slider-rail")).toEqual(examples("slider"));
  expect(components.filter((name) => shownBy(name).examples.length === 0)).toEqual([]);
});

test("a component's tokens and data attributes are those of its own sources", () => {
  const { tokens, attributes } = stylingOf("rating");
  expect(tokens).toEqual(["--kit-warning-text"]);
  expect(attributes).toEqual(["data-star"]);
});
