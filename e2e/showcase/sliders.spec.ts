// R-SAMPLE-28
import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

test("a press on the track moves the nearest handle, a drag stops at the other, and values are announced", async ({
  page,
}) => {
  await openLive(page, "/sections/elements/sliders");
  const near = await placeOf(page, 40);
  await page.mouse.click(near.x, near.y);
  await expect(handle(page, "From")).toHaveValue("40");
  await expect(handle(page, "From")).toBeFocused();
  const far = await placeOf(page, 65);
  await page.mouse.click(far.x, far.y);
  await expect(handle(page, "To")).toHaveValue("65");

  const past = await placeOf(page, 95);
  await page.mouse.move(near.x, near.y);
  await page.mouse.down();
  await page.mouse.move(past.x, past.y, { steps: 8 });
  await page.mouse.up();
  await expect(handle(page, "From")).toHaveValue("65");
  await expect(handle(page, "To")).toHaveValue("65");
  await handle(page, "From").press("ArrowRight");
  await expect(handle(page, "From")).toHaveValue("65");
  await handle(page, "From").press("Home");
  await handle(page, "To").press("End");
  await expect(previewOf(page, "Range").locator("output")).toHaveText("0 – 100");

  const depth = previewOf(page, "With a unit").getByRole("slider", { name: "Depth" });
  await depth.press("ArrowRight");
  await expect(depth).toHaveAttribute("aria-valuetext", "190 m");
  const single = previewOf(page, "Single");
  await single.getByRole("slider", { name: "Pressure at the pump" }).press("ArrowRight");
  await expect(single.locator("output")).toHaveText("51");
});

function handle(page: Page, name: "From" | "To") {
  return previewOf(page, "Range").getByRole("slider", { name });
}

/** The point on the track that corresponds to a value. */
async function placeOf(page: Page, value: number) {
  const handles = handle(page, "To");
  await handles.scrollIntoViewIfNeeded();
  const box = await handles.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  const thumb = 28;
  return { x: box.x + thumb / 2 + ((box.width - thumb) * value) / 100, y: box.y + box.height / 2 };
}
