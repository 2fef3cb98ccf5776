// R-SHOW-1
import { expect, test } from "vitest";
import { rendered, textsOf } from "../../kit/rendered.ts";
import { catalogue } from "../catalogue.ts";
import { ExampleFrame } from "./example-frame.tsx";

const example = { Example: () => <p>Drill</p>, components: [], code: () => "", markup: () => "" };
const page = { family: "elements", name: "buttons", title: "Buttons", examples: [] } as const;
const words = { id: "sizes", title: "Sizes", note: "Three of them." };

test.each([1, 275, 1200])("a preview is at least %i pixels high, without a style attribute", (height) => {
  const shown = rendered(<ExampleFrame page={page} words={{ ...words, height }} example={example} />);
  expect(textsOf(shown, "style")).toEqual([`#sizes-preview > div{min-height:${height}px}`]);
  expect(shown.querySelector("[style]")).toBeNull();
});

test("a preview without a height is as high as its content", () => {
  const shown = rendered(<ExampleFrame page={page} words={words} example={example} />);
  expect(shown.innerHTML).not.toContain("min-height");
});

test("at least one example in the catalogue has its own height", () => {
  const heights = catalogue.flatMap(({ examples }) => examples.flatMap(({ height }) => height ?? []));
  expect(heights).not.toEqual([]);
});
