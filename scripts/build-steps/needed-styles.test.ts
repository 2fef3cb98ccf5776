import { expect, test } from "vitest";
import { neededStyles } from "./needed-styles.mjs";

const needed = (css: string, ...names: string[]) => neededStyles(css, new Set(names));

test.each([
  ["a class that nobody names is left out", "._a_1{top:0}._b_1{top:1px}.kit-b{top:2px}", "._a_1{top:0}"],
  ["so is one of several selectors", "._a_1,._b_1{top:0}", "._a_1{top:0}"],
  ["and one inside or after another", "._a_1 ._b_1{top:0}._b_1>p{top:0}:where(._b_1){top:0}", ""],
  ["what has to be there counts, not what must not", "._a_1:not(._b_1){top:0}", "._a_1:not(._b_1){top:0}"],
  ["one of a list is enough", ":is(._a_1,._b_1){top:0}", ":is(._a_1,._b_1){top:0}"],
  ["a list inside a list as well", "._a_1:not(:has(._b_1),p){top:0}", "._a_1:not(:has(._b_1),p){top:0}"],
  ["elements and attributes stay", "b{top:0}[data-b$=\\.svg]{top:0}", "b{top:0}[data-b$=\\.svg]{top:0}"],
  ["empty blocks go", "@layer a{p{top:0}@media print{._b_1{top:0}}}", "@layer a{p{top:0}}"],
  [
    "pieces of a layer that follow each other are one",
    "@layer a{p{top:0}}\n\n@layer a{i{top:0}}",
    "@layer a{p{top:0}i{top:0}}",
  ],
  ["the order of the layers stays", "@layer a,b;@layer c{._b_1{top:0}}", "@layer a,b;@layer c{}"],
  [
    "without a block for one that has its place",
    "@layer a,b;@layer b{._b_1{top:0}}p{top:0}",
    "@layer a,b;p{top:0}",
  ],
])("%s", (_, css, result) => {
  expect(needed(css, "_a_1")).toBe(result);
});

test("a custom property stays while a rule, another property that stays, or a script reads it", () => {
  const css = ":root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px}p{top:var(--a)}";
  expect(needed(css, "--e")).toBe(":root{--a:var(--b);--b:1px;--e:3px}p{top:var(--a)}");
});

test("steps of an animation are no selectors", () => {
  const css = "@keyframes _a_1{0%{top:0}to{top:1px}}";
  expect(needed(css)).toBe(css);
});
