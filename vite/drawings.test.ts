import band from "drawing:contact-band";
import panel from "drawing:contact-panel";
import core from "drawing:core-sample";
import ground from "drawing:home-ground";
import { expect, test } from "vitest";

const cutsOf = ({ sources = [] }: typeof ground) =>
  sources.map(({ src, media }) => [/[\w-]+(?=\.svg)/.exec(src)?.[0], media]);

test("the default of a drawing is its wide variant, and the others are sources, the narrowest first", () => {
  expect(ground.src).toContain("home-ground-wide.svg");
  expect(cutsOf(ground)).toEqual([
    ["home-ground-narrow", "(width <= 35em)"],
    ["home-ground-tablet", "(width < 62em)"],
    ["home-ground-medium", "(width < 77.5em)"],
    ["home-ground-widest", "(width > 90em)"],
  ]);
  expect(cutsOf(band)).toHaveLength(2);
});

test("the default of a drawing without a wide variant is its last one, and a single picture has no sources", () => {
  expect(panel.src).toContain("contact-panel-tablet.svg");
  expect(cutsOf(panel)).toEqual([["contact-panel-narrow", "(width <= 35em)"]]);
  expect(core).not.toHaveProperty("sources");
});

test("the error for a missing drawing names it", async () => {
  await expect(import("drawing:core-simple")).rejects.toThrow("core-simple");
});
