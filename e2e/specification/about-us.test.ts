// R-ABOUT-1 to R-ABOUT-3
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { byName, mainOf, nameOf, textsOf } from "../html/built-page.ts";

test("the about page has the required wording", () => {
  const main = mainOf(addresses.about);
  expect(nameOf(byName(main, "h1"))).toBe("We do front-end, back-end, everything inbetween");
  expect(textsOf(main, "p")).toContain("We can help you with every element of your stack");
});
