import { expect, test } from "vitest";
import { neededStyles } from "./needed-styles.ts";

const needed = (css: string, ...names: string[]) => neededStyles(css, new Set(names));

test.each([
  ["a rule for an unused class is removed", "._a_1{top:0}._b_1{top:1px}.kit-b{top:2px}", "._a_1{top:0}"],
  ["an unused selector in a list is removed", "._a_1,._b_1{top:0}", "._a_1{top:0}"],
  ["a selector with an unused part is removed", "._a_1 ._b_1{top:0}._b_1>p{top:0}:where(._b_1){top:0}", ""],
  ["an unused class inside :not() keeps its rule", "._a_1:not(._b_1){top:0}", "._a_1:not(._b_1){top:0}"],
  ["one used class inside :is() keeps its rule", ":is(._a_1,._b_1){top:0}", ":is(._a_1,._b_1){top:0}"],
  ["a rule with :not(:has()) stays", "._a_1:not(:has(._b_1),p){top:0}", "._a_1:not(:has(._b_1),p){top:0}"],
  ["unused classes inside :is() remove it", ":is(._b_1,._c_1) p{top:0}", ""],
  [
    "an unused element is removed",
    "td{top:0}textarea._a_1{top:0}._a_1>b{top:0}:where(td,p){top:0}",
    ":where(td,p){top:0}",
  ],
  ["attribute rules stay", "p{top:0}[data-b$=\\.svg]{top:0}", "p{top:0}[data-b$=\\.svg]{top:0}"],
  ["empty blocks are removed", "@layer a{p{top:0}@media print{._b_1{top:0}}}", "@layer a{p{top:0}}"],
  [
    "adjacent blocks of a layer are merged",
    "@layer a{p{top:0}}\n\n@layer a{i{top:0}}",
    "@layer a{p{top:0}i{top:0}}",
  ],
  ["an emptied layer keeps its place", "@layer a,b;@layer c{._b_1{top:0}}", "@layer a,b;@layer c{}"],
  [
    "an emptied layer is removed if an earlier statement keeps its place",
    "@layer a,b;@layer b{._b_1{top:0}}p{top:0}",
    "@layer a,b;p{top:0}",
  ],
])("%s", (_, css, result) => {
  expect(needed(css, "_a_1", "p", "i")).toBe(result);
});

test("a custom property stays if a rule, another kept property or a script reads it", () => {
  const css = ":root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px}p{top:var(--a)}";
  expect(needed(css, "--e", "p")).toBe(":root{--a:var(--b);--b:1px;--e:3px}p{top:var(--a)}");
});

test("the steps of keyframes are not treated as selectors", () => {
  const css = "@keyframes _a_1{0%{top:0}to{top:1px}}";
  expect(needed(css)).toBe(css);
});
