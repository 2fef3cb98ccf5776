// R-SAMPLE-17
import { expect, test } from "../site.ts";
import { expectLabelMakesWay } from "./dynamic-label.ts";
import { previewOf } from "./showcase-page.ts";

const folder = "/sections/input-areas";

test("a required field that is emptied is marked as invalid, and a dynamic label does not cover the entry", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${folder}/inputs`);
  const name = previewOf(page, "Outlined").getByRole("textbox", { name: "Name of the bore" });
  const edge = () => name.evaluate((field) => getComputedStyle(field).boxShadow);
  expect(await edge()).toBe("none");
  await name.fill("x");
  await name.fill("");
  await page.keyboard.press("Tab");
  await expect.poll(edge).not.toBe("none");
  await expectLabelMakesWay(page);
});
