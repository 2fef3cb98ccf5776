// R-SHOW-1
import { expect, test } from "vitest";
import { buttons } from "../../content/showcase/buttons.ts";
import { rendered, textsOf } from "../../kit/rendered.ts";
import { catalogue } from "../catalogue.ts";
import { ExampleFrame } from "./example-frame.tsx";

const example = { Example: () => <p>Drill</p>, components: [], code: () => "", markup: () => "" };
const words = { id: "sizes", title: "Sizes", note: "Three of them." };

test.each([1, 275, 1200])("a preview is %i pixels high at least, without a style attribute", (height) => {
  const page = rendered(<ExampleFrame page={buttons} words={{ ...words, height }} example={example} />);
  expect(textsOf(page, "style")).toEqual([`#sizes-preview > div{min-height:${height}px}`]);
  expect(page.querySelector("[style]")).toBeNull();
});

test("without a height it is as high as what is in it", () => {
  const page = rendered(<ExampleFrame page={buttons} words={words} example={example} />);
  expect(page.innerHTML).not.toContain("min-height");
});

test("one example at least has a height of its own", () => {
  const heights = catalogue.flatMap(({ examples }) => examples.flatMap(({ height }) => height ?? []));
  expect(heights).not.toEqual([]);
});
