import { expect, test } from "vitest";
import { folderOf } from "../testing/folder-of.ts";
import { titleFont, widthOf } from "./title-type.ts";

test("the title font has every letter of the words in the drawings, whatever letters the titles have", async () => {
  const font = await titleFont("A", folderOf());
  for (const letter of "SizeIt Orders 05:40".replaceAll(/[ :]/g, "")) {
    expect({ letter, drawn: widthOf(letter, 20, font) > 0 }).toEqual({ letter, drawn: true });
  }
});
