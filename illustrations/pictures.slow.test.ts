import { expect, test } from "vitest";
import { allPictures } from "./pictures.ts";
import { samples } from "./samples.ts";
import { drawnOnce } from "./testing/drawn-once.ts";

const pictures = await allPictures();
test.each([...pictures, ...samples])("$name is drawn anew as it was before", (picture) => {
  expect(picture.draw() === drawnOnce(picture)).toBe(true);
});
