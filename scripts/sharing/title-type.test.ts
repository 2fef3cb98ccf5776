import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { titleFont, widthOf } from "./title-type.ts";

test("the title font has every letter of the words in the drawings, whatever letters the titles have", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-type-"));
  const font = await titleFont("A", folder.path);
  for (const letter of "SizeIt Orders 05:40".replaceAll(/[ :]/g, "")) {
    expect({ letter, drawn: widthOf(letter, 20, font) > 0 }).toEqual({ letter, drawn: true });
  }
});
