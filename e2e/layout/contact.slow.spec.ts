import type { Page } from "@playwright/test";
import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

const ground = "picture img[src*=contact-ground]";

/** The drawn sizes in `illustrations/contact/`: `rows` are the surface's y and the thickness of each layer below. */
const panels = [
  { at: 390, width: 560, height: 700, rows: [186, 140, 150, 140] },
  { at: 768, width: 991, height: 800, rows: [240, 150, 160, 150] },
];
const grounds = [
  { width: 1200, height: 880, top: 218, rows: [140, 148, 160, 142], wall: 712 },
  { width: 1440, height: 934, top: 250, rows: [140, 156, 168, 150], wall: 900 },
];
const tiles = { wall: "48px 110px", floor: "720px 72px", corner: "140px 104px" };
/** The x of the chamber's edge in the tile of its wall. */
const edge = 22;

test("on phones and tablets the rows are as tall as their drawn layers, in a frame as large as the picture", async ({
  page,
}) => {
  await page.goto(addresses.contact);
  for (const { at, width, height, rows } of panels) {
    await page.setViewportSize({ width: at, height: 900 });
    expect(await rowsOf(page), `at ${at} px`).toEqual(rows);
    const picture = direct(page).locator("img");
    await expect(picture).toHaveCSS("width", `${width}px`);
    await expect(picture).toHaveCSS("height", `${height}px`);
    await expect(direct(page)).toHaveCSS("height", `${height}px`);
  }
});

test("on desktops the rows are as tall as their drawn layers, and the chamber's wall continues the drawn one", async ({
  page,
}) => {
  await page.goto(addresses.contact);
  for (const { width, height, top, rows, wall: drawn } of grounds) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rowsOf(page), `at ${width} px`).toEqual(rows);
    const art = await page.locator(ground).boundingBox();
    expect(art).toMatchObject({ width, height });
    expect((await direct(page).boundingBox())?.y).toBe((art?.y ?? 0) + top);
    const wall = await page.locator(`div:has(+ ${ground}) > :nth-child(2)`).boundingBox();
    expect((wall?.x ?? 0) + edge).toBe(drawn);
  }
});

test("the tiles of the chamber have their drawn size, on a grey background", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addresses.contact);
  const masks = await page
    .locator(`div:has(+ ${ground}) > *`)
    .evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part)).map(({ maskImage, maskSize }) => ({ maskImage, maskSize })),
    );
  for (const [part, size] of Object.entries(tiles)) {
    const mask = masks.find(({ maskImage }) => maskImage.includes(`chamber-${part}`));
    expect(mask?.maskSize, part).toBe(size);
  }
  const body = page.locator("body");
  const grey = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto(addresses.presentation);
  await expect(body).not.toHaveCSS("background-color", grey);
});

function direct(page: Page) {
  return page.getByRole("region", { name: contact.direct });
}

function rowsOf(page: Page): Promise<number[]> {
  return direct(page).evaluate((details) =>
    getComputedStyle(details).gridTemplateRows.split(" ").map(Number.parseFloat),
  );
}
