import { parseHTML } from "linkedom";
import { createElement } from "react";
import { expect, test } from "vitest";
import { markupLines, renderedMarkup } from "./rendered-markup.ts";

test("a short element stays on one line", () => {
  expect(markupLines("<p>Lower the <b>drill</b>.</p>")).toEqual(["<p>Lower the <b>drill</b>.</p>"]);
});

test("a long one is broken and indented, void elements among it", () => {
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

test("what is shown is the markup as it stands, entities included", () => {
  const [line, ...more] = parseHTML(renderedMarkup(Shown)).document.children;
  expect(more).toEqual([]);
  expect(line?.textContent).toBe(
    '<p title="a &quot;b&quot; &amp; &lt;c&gt;">Salt &amp; pepper &gt; all</p>\n',
  );
});

test("hints that React writes for the document are no part of it", () => {
  expect(renderedMarkup(Picture)).not.toContain("preload");
  expect(renderedMarkup(Picture)).toContain("/samples/portrait-mira.svg");
});

function Picture() {
  return createElement("img", { src: "/samples/portrait-mira.svg", alt: "" });
}

function Shown() {
  return createElement("p", { title: 'a "b" & <c>' }, "Salt & pepper > all");
}
