import { expect, test } from "vitest";
import { allPictures } from "./pictures.ts";
import { samples } from "./samples.ts";
import { drawnOnce } from "./testing/drawn-once.ts";

const pictures = await allPictures();
test.each([...pictures, ...samples])("$name is the same when it is drawn again", (picture) => {
  expect(picture.draw() === drawnOnce(picture)).toBe(true);
});
