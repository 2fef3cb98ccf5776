import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Testimonial } from "./testimonial.tsx";

const said = { name: "Otto Brandt", username: "@otto1958", review: "One hole, no water." };

test("says what was said and by whom; nothing else is needed", () => {
  const html = renderToStaticMarkup(<Testimonial {...said} image="/samples/portrait-otto.svg" />);
  expect(html).toMatch(/^<figure/);
  expect(html).toContain("<blockquote><p>One hole, no water.</p></blockquote>");
  expect(html).toMatch(
    /<figcaption.*src="\/samples\/portrait-otto\.svg".*Otto Brandt.*@otto1958.*<\/figcaption>/,
  );
  expect(html).not.toContain("stars");
});

test("without an image the name’s first letter stands in for it", () => {
  expect(renderToStaticMarkup(<Testimonial {...said} />)).toContain(">O</span>");
});

test("can have stars", () => {
  expect(renderToStaticMarkup(<Testimonial {...said} rating={4.5} />)).toContain("4.5 of 5 stars");
});
