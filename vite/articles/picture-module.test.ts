import { expect, test } from "vitest";
import { pictureModule } from "./picture-module.ts";

const text = "---\nfigure: none\n---\nAs in none.\n\n![A tape](tape.jpg)\n\n![A core](/articles/none.png)\n";

test.each([
  [
    "none",
    "line 2: there is no drawing called none in illustrations/. Put a picture of your own in public/, and write its name with a slash in front: /articles/none.jpg",
  ],
  [
    "tape.jpg",
    "line 6: there is no drawing called tape.jpg in illustrations/. Put a picture of your own in public/, and write its name with a slash in front: /articles/tape.jpg",
  ],
  ["/articles/none.png", "line 8: there is no file public/articles/none.png; put the picture there."],
])("a missing picture is reported with its line and the place to put it: %s", async (name, message) => {
  await expect(pictureModule(name, [], text)).rejects.toThrow(message);
});

test("a file that is not a picture is reported", async () => {
  // Uses a file outside public/, because the owner may delete the files inside.
  await expect(pictureModule("/../package.json", [], "![x](/../package.json)")).rejects.toThrow(
    "line 1: public/../package.json is not a picture that browsers can show; save it as JPEG, PNG, WebP, AVIF or SVG.",
  );
});
