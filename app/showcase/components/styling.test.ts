import { expect, test } from "vitest";
import { kitSource } from "../registry/kit-sources.ts";
import { stylingOf } from "./styling.ts";

test("a component's tokens are those that its own styles read, each once and in order", () => {
  const { tokens } = stylingOf("card");
  expect(tokens).toContain("--kit-surface");
  expect(tokens).toEqual([...new Set(tokens)].sort());
  for (const token of tokens) expect(kitSource("card.module.css")).toContain(token);
});

test("tokens of the components that it is made of are theirs", () => {
  expect(kitSource("button.module.css")).toContain("--kit-primary-from");
  expect(stylingOf("copy-button").tokens).not.toContain("--kit-primary-from");
});

test("attributes are those that its styles and its scripts know it by", () => {
  expect(stylingOf("tabs").attributes).toEqual(["data-selected"]);
  expect(stylingOf("password-field").attributes).toEqual(["data-shows-password"]);
});
