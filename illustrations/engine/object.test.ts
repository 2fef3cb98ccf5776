import { expect, test } from "vitest";
import { words } from "./lettering.ts";
import { readSvg } from "./object.ts";

const drawn = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 20 10">\n${body}\n</svg>\n`;

test("the title, comments and editor colours of an SVG file are left out", () => {
  const body = '<g>\n    <path class="ink" d="M0 0h9"/>\n  </g>';
  const svg = drawn(
    `  <title>A line</title>\n  <style>.ink { fill: red }</style>\n  <!-- note -->\n  ${body}`,
  );
  expect(readSvg(`<?xml version="1.0"?>\n${svg}`, "line.svg")).toEqual({
    left: -5,
    width: 20,
    height: 10,
    body: '<g><path class="ink" d="M0 0h9"/></g>',
  });
});

test("text is drawn in the font that the file names", () => {
  const text = '<text class="ink" x="3" y="8" font-family="Roboto Mono" font-size="9">a &lt; b</text>';
  expect(readSvg(drawn(text), "words.svg").body).toBe(words("mono", ["ink"], 3, 8, 9, "a < b"));
});

test.each([
  ["no view box", '<svg xmlns="http://www.w3.org/2000/svg"/>', "viewBox"],
  ["an unknown class", drawn('<path class="moss" d="M0 0"/>'), "moss"],
  ["a colour of its own", drawn('<path style="fill:red" d="M0 0"/>'), "class of the palette"],
  ["a shape without a class", drawn('<rect width="3" height="3"/>'), "needs a class"],
  ["a script", drawn("<script>alert()</script>"), "runs nothing"],
  ["a picture from elsewhere", drawn('<image href="https://example.com/a.png"/>'), "fetches nothing"],
])("a file with %s is an error that says what to do", (_fault, svg, advice) => {
  expect(() => readSvg(svg, "objects/thing.svg")).toThrow(advice);
  expect(() => readSvg(svg, "objects/thing.svg")).toThrow("objects/thing.svg");
});
