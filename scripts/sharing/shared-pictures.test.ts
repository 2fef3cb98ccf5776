// R-ROUTE-15
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { pagesWithOwnPicture, sharedPage } from "./shared-pictures.ts";

const picture = '<meta property="og:image" content="https://site.test/shared/contact.png">';

test.each([
  ["its head has no og:image", "<html><head></head><body><h1>Contact</h1></body></html>"],
  ["it has no heading to draw", `<html><head>${picture}</head><body></body></html>`],
])("a page without a picture for shared links fails the build: %s", (_why, html) => {
  const page = { address: "/contact", file: "contact/index.html", document: parseHTML(html).document };
  expect(() => sharedPage(page)).toThrow("contact/index.html");
});

test("a picture that several pages share has the title of their parent page", () => {
  const picture = "/shared/sections.png";
  const above = { address: "/sections", title: "Sections", picture };
  const below = { address: "/sections/tooltip", title: "Tooltip", picture };
  expect(pagesWithOwnPicture([above, below])).toEqual([above]);
  expect(pagesWithOwnPicture([below, above])).toEqual([above]);
});
