// R-COWORKING-1 to R-COWORKING-3, R-TEMPLATE-5
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { byName, hrefOf, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const main = mainOf(templateAddresses.coworking);

test("the coworking page has the headline Your Perfect Place for Work, with two links under it", () => {
  const hero = regionNamed(main, "Your Perfect Place for Work");
  expect(textsOf(hero, "h1")).toEqual(["Your Perfect Place for Work"]);
  expect(textsOf(hero, "a")).toEqual(["Get Started", "Read more"]);
});

test("the coworking page has a feature on each of five storeys, from top to bottom", () => {
  expect(textsOf(main, "h2").slice(0, 5)).toEqual([
    "Quiet",
    "Meetings",
    "The long table",
    "The front bar",
    "Bikes, showers, fibre",
  ]);
});

test("the coworking page has a quote with a portrait", () => {
  const quote = regionNamed(main, "A testimonial");
  expect(textOf(byName(quote, "blockquote"))).toContain("I came for the desk");
  byName(quote, "img", "Portrait of Tess Moran");
  expect(textOf(byName(quote, "figcaption"))).toContain("Tess Moran");
});

test("the coworking page has six places, each with a different picture", () => {
  const places = regionNamed(main, "Take a seat in another century");
  expect(textsOf(places, "article h3")).toEqual([
    "The wool store",
    "Half a terrace",
    "Floors six and seven",
    "The boat shed",
    "The vault",
    "Carriage 307",
  ]);
  const pictures = Array.from(places.querySelectorAll("article img"));
  for (const attribute of ["src", "alt"]) {
    const values = pictures.map((picture) => picture.getAttribute(attribute)).filter(Boolean);
    expect(new Set(values).size, attribute).toBe(6);
  }
});

test("the coworking page says once that it is a sample, and links to the contact page", () => {
  expect(textOf(main).split("nothing is booked here")).toHaveLength(2);
  expect(hrefOf(main, "reached for real")).toBe(addresses.contact);
});

test("the coworking page has no form, no button and no dead link", () => {
  expect(main.querySelectorAll("input, textarea, select, button")).toHaveLength(0);
  const hrefs = Array.from(main.querySelectorAll("a"), (link) => link.getAttribute("href") ?? "");
  expect(hrefs).toHaveLength(4);
  for (const href of hrefs) {
    if (href.startsWith("#")) byName(main, href);
    else expect(href).toMatch(/^\//);
  }
});
