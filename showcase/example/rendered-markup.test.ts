import { parseHTML } from "linkedom";
import { createElement } from "react";
import { expect, test } from "vitest";
import { markupLines, renderedMarkup } from "./rendered-markup.ts";

test("a short element stays on one line", () => {
  expect(markupLines("<p>Lower the <b>drill</b>.</p>")).toEqual(["<p>Lower the <b>drill</b>.</p>"]);
});

test("a long element is split into indented lines, also with a void element inside", () => {
  const long = "A sentence that is by far too long for a line of eighty letters with its tags.";
  expect(markupLines(`<div><img src="/a.svg"/><p>${long}</p></div>`)).toEqual([
    "<div>",
    '  <img src="/a.svg"/>',
    "  <p>",
    `    ${long}`,
    "  </p>",
    "</div>",
  ]);
});

test("the markup is shown as source text, with its entities", () => {
  const [line, ...more] = parseHTML(renderedMarkup(Shown)).document.children;
  expect(more).toEqual([]);
  expect(line?.textContent).toBe(
    '<p title="a &quot;b&quot; &amp; &lt;c&gt;">Salt &amp; pepper &gt; all</p>\n',
  );
});

test("preload hints that React adds for the document are left out", () => {
  expect(renderedMarkup(Picture)).not.toContain("preload");
  expect(renderedMarkup(Picture)).toContain("/samples/portrait-mira.svg");
});

function Picture() {
  return createElement("img", { src: "/samples/portrait-mira.svg", alt: "" });
}

function Shown() {
  return createElement("p", { title: 'a "b" & <c>' }, "Salt & pepper > all");
}
