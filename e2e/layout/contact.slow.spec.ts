import type { Page } from "@playwright/test";
import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import { chamber } from "../../illustrations/scenes/contact/chamber.ts";
import { contactGrounds } from "../../illustrations/scenes/contact/ground.ts";
import { contactPanels } from "../../illustrations/scenes/contact/panel.ts";
import { expect, test } from "../site.ts";

const ground = "picture img[src*=contact-ground]";

test("on phones and tablets the rows are as tall as their drawn layers, in a frame as large as the picture", async ({
  page,
}) => {
  await page.goto(addresses.contact);
  for (const { width, panel } of [
    { width: 390, panel: contactPanels.narrow },
    { width: 768, panel: contactPanels.tablet },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const [delivery, platform, network] = Object.values(panel.layers.layers);
    expect(await rowsOf(page), `at ${width} px`).toEqual([panel.layers.top, delivery, platform, network]);
    const picture = direct(page).locator("img");
    await expect(picture).toHaveCSS("width", `${panel.width}px`);
    await expect(picture).toHaveCSS("height", `${panel.height}px`);
    await expect(direct(page)).toHaveCSS("height", `${panel.height}px`);
  }
});

test("on desktops the rows are as tall as their drawn layers, and the chamber's wall continues the drawn one", async ({
  page,
}) => {
  await page.goto(addresses.contact);
  for (const { width, height, layers, chamber: drawn } of [contactGrounds.medium, contactGrounds.wide]) {
    await page.setViewportSize({ width, height: 900 });
    const [surface, delivery, platform, network] = Object.values(layers.layers);
    expect(await rowsOf(page), `at ${width} px`).toEqual([surface, delivery, platform, network]);
    const art = await page.locator(ground).boundingBox();
    expect(art).toMatchObject({ width, height });
    expect((await direct(page).boundingBox())?.y).toBe((art?.y ?? 0) + layers.top);
    const wall = await page.locator(`div:has(+ ${ground}) > :nth-child(2)`).boundingBox();
    expect((wall?.x ?? 0) + chamber.edge.wall).toBe(drawn.wall);
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
  for (const part of ["wall", "floor", "corner"] as const) {
    const { width, height } = chamber[part];
    const mask = masks.find(({ maskImage }) => maskImage.includes(`chamber-${part}`));
    expect(mask?.maskSize, part).toBe(`${width}px ${height}px`);
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
