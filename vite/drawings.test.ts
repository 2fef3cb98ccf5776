import band from "drawing:contact-band";
import panel from "drawing:contact-panel";
import core from "drawing:core-sample";
import ground from "drawing:home-ground";
import { expect, test } from "vitest";

const cutsOf = ({ sources = [] }: typeof ground) =>
  sources.map(({ src, media }) => [/[\w-]+(?=\.svg)/.exec(src)?.[0], media]);

test("a drawing is its widest cut but one, and before it those for narrower screens, the narrowest first", () => {
  expect(ground.src).toContain("home-ground-wide.svg");
  expect(cutsOf(ground)).toEqual([
    ["home-ground-narrow", "(width <= 35em)"],
    ["home-ground-tablet", "(width < 62em)"],
    ["home-ground-medium", "(width < 77.5em)"],
    ["home-ground-widest", "(width > 90em)"],
  ]);
  expect(cutsOf(band)).toHaveLength(2);
});

test("one without a wide cut is the last it has, and one without cuts has no sources", () => {
  expect(panel.src).toContain("contact-panel-tablet.svg");
  expect(cutsOf(panel)).toEqual([["contact-panel-narrow", "(width <= 35em)"]]);
  expect(core).not.toHaveProperty("sources");
});

test("a drawing that is not there is named", async () => {
  await expect(import("drawing:core-simple")).rejects.toThrow("core-simple");
});
