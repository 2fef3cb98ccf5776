import postcss from "postcss";
import { expect, test } from "vitest";
import { settleNumbers } from "./settle-numbers.mjs";

function settled(css: string, ...names: string[]): string {
  const sheet = postcss.parse(css);
  settleNumbers(sheet, new Set(names));
  return sheet.toString();
}

const root = ":root{--chroma:1.5;--hue:260}";

test.each([
  ["p{top:calc(.02 * var(--chroma))}", "p{top:.03}"],
  ["p{top:calc(var(--hue) - 7)}", "p{top:253}"],
  ["p{top:calc(var(--hue) + 0.5)}", "p{top:260.5}"],
  ["p{--own:oklch(.2 calc(.1 * var(--chroma)) var(--hue))}", "p{--own:oklch(.2 .15 260)}"],
  ["p{top:calc(var(--hue) * 1px)}", "p{top:calc(260 * 1px)}"],
])("a number of the whole page stands where it is read: %s", (css, result) => {
  expect(settled(root + css)).toBe(root + result);
});

test.each([
  ["another rule sets it as well", `${root}p{--hue:1}`],
  ["it depends on the window", "@media print{:root{--hue:1}}"],
  ["it is no number", ":root{--hue:1deg}"],
  ["it is an element's own", "p{--hue:1}"],
])("it is still asked for where %s", (_, css) => {
  expect(settled(`${css}b{top:var(--hue)}`)).toBe(`${css}b{top:var(--hue)}`);
});

test("it is still asked for where a script may set it", () => {
  expect(settled(`${root}b{top:var(--hue)}`, "--hue")).toBe(`${root}b{top:var(--hue)}`);
});
