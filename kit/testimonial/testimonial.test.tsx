// R-KIT-8
import { expect, test } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Testimonial } from "./testimonial.tsx";

const said = { name: "Otto Brandt", username: "@otto1958", review: "One hole, no water." };

test("a testimonial needs only a name, a user name and a review", () => {
  const page = rendered(<Testimonial {...said} image="/samples/portrait-otto.svg" />);
  expect(textsOf(page, "body > figure > blockquote > p")).toEqual(["One hole, no water."]);
  expect(textsOf(page, "figcaption")).toEqual(["Otto Brandt @otto1958"]);
  expect(page.querySelector("figcaption img")?.getAttribute("src")).toBe("/samples/portrait-otto.svg");
  expect(page.innerHTML).not.toContain("stars");
});

test("without an image the first letter of the name is shown", () => {
  expect(textsOf(rendered(<Testimonial {...said} />), "span")).toContain("O");
});

test("a testimonial may have stars", () => {
  const page = rendered(<Testimonial {...said} rating={4.5} />);
  expect(page.querySelector('[aria-label="4.5 of 5 stars"]')).not.toBeNull();
});
