import { expect, test } from "vitest";
import { words } from "./lettering.ts";
import { readSvg } from "./read-picture.ts";

const drawn = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 20 10">\n${body}\n</svg>\n`;
const read = (svg: string) => readSvg(svg, "home/thing.svg", (href) => `<!--${href}-->`);
const bodyOf = (body: string) => read(drawn(body)).body;

test("the title, comments and editor colours of an SVG file are left out", () => {
  const body = '<g>\n    <path class="ink" d="M0 0h9"/>\n  </g>';
  const svg = drawn(
    `  <title>A line</title>\n  <style>.ink { fill: red }</style>\n  <!-- note -->\n  ${body}`,
  );
  expect(read(`<?xml version="1.0"?>\n${svg}`)).toEqual({
    left: -5,
    width: 20,
    height: 10,
    body: '<g><path class="ink" d="M0 0h9"/></g>',
    stretches: false,
  });
});

test("text is drawn in the font that the file names", () => {
  const text = '<text class="ink" x="3" y="8" font-family="Roboto Mono" font-size="9">a &lt; b</text>';
  expect(bodyOf(text)).toBe(words("mono", "ink", 3, 8, 9, "a < b"));
});

test("another file is inserted at its place", () => {
  const image = (more: string) => `<image href="../objects/bell.svg" width="3" height="3"${more}/>`;
  expect(bodyOf(image(""))).toBe("<!--../objects/bell.svg-->");
  expect(bodyOf(image(' transform="scale(2)"'))).toBe(
    '<g transform="scale(2)"><!--../objects/bell.svg--></g>',
  );
});

test.each([
  ["no view box", '<svg xmlns="http://www.w3.org/2000/svg"/>', "viewBox"],
  ["an unknown class", drawn('<path class="moss" d="M0 0"/>'), "moss"],
  ["a style of its own", drawn('<path style="fill:red" d="M0 0"/>'), "class of the palette"],
  ["a colour of its own", drawn('<path fill="red" d="M0 0"/>'), "class of the palette"],
  ["a shape without a class", drawn('<rect width="3" height="3"/>'), "needs a class"],
  ["a script", drawn("<script>alert()</script>"), "runs nothing"],
  ["a picture from elsewhere", drawn('<image href="https://example.com/a.png"/>'), "fetches nothing"],
  ["a use of another file", drawn('<use href="a.svg#b"/>'), "fetches nothing"],
])("a file with %s is an error that says what to do", (_fault, svg, advice) => {
  expect(() => read(svg)).toThrow(advice);
  expect(() => read(svg)).toThrow("home/thing.svg");
});
