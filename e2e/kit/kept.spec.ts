// R-WIDGET-14
import type { Page } from "@playwright/test";
import { expect, test } from "./bench.ts";
import { expectRecorded, showScene } from "./scene.ts";

/** Components, each with a selector for the controls that select an item. */
const choosers = [
  ["Accordion", "summary"],
  ["Carousel", "button"],
  ["Tabs", "[role=tab]"],
] as const;

test("selection, entries and focus stay with their item when others are added or removed", async ({
  page,
}) => {
  const granite = page.getByRole("textbox", { name: "Granite" });
  for (const [name, chooser] of choosers) {
    await showItems(page, name, ["Basalt", "Gneiss", "Granite"]);
    await page.locator(chooser, { hasText: "Granite" }).click();
    await granite.fill("typed");
    for (const stones of [
      ["Gneiss", "Granite"],
      ["Granite", "Gneiss"],
      ["Granite", "Gneiss", "Basalt"],
    ]) {
      await showItems(page, name, stones);
      await expect(page.getByRole("textbox")).toHaveCount(1);
      await expect(granite).toHaveValue("typed");
    }
    await showItems(page, name, ["Gneiss", "Basalt"]);
    // Except in an accordion, one item is always selected: if it is removed, the one that takes its place.
    await expect(page.getByRole("textbox")).toHaveCount(name === "Accordion" ? 0 : 1);
    if (name !== "Accordion") await expect(page.getByRole("textbox", { name: "Gneiss" })).toBeVisible();
  }
  for (const name of ["Dropdown", "Menu"] as const) {
    await showItems(page, name, ["Basalt", "Gneiss", "Granite"]);
    await page.getByRole("button", { name: "Stones" }).click();
    await page.locator("button", { hasText: "Gneiss" }).focus();
    await showItems(page, name, ["Gneiss", "Granite"]);
    await expect(page.locator(":focus")).toHaveText("Gneiss");
  }
});

test("a date is reported 300 ms after the last change, or at once on submit, blur, selection and unmount", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date("2027-03-09T12:00"));
  await showScene(page, "a date that is sent");
  const field = page.getByRole("textbox", { name: "Depart" });
  for (const day of ["2027-05-05", "2027-05-06"]) {
    await field.fill(day);
    await page.clock.runFor(299);
  }
  await expectRecorded(page, []);
  await page.clock.runFor(1);
  const told = ["told 2027-05-06"];
  await expectRecorded(page, told);
  await field.fill("2027-05-07");
  await field.press("Enter");
  told.push("told 2027-05-07", "sent 2027-05-07, 2027-05-07");
  await expectRecorded(page, told);
  await field.fill("2027-05-08");
  await field.blur();
  told.push("told 2027-05-08");
  await expectRecorded(page, told);
  await page.getByRole("button", { name: /^Change the date/ }).click();
  await page.getByRole("button", { name: /16 May 2027/ }).click();
  told.push("told 2027-05-16");
  await expectRecorded(page, told);
  await field.fill("2027-05-09");
  await showScene(page, "tabs");
  await expectRecorded(page, ["told 2027-05-09"]);
});

test("two handles moved, a wrong date, a refused check and a scrolled carousel are kept or reported on hydration", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date("2027-03-09T12:00"));
  await page.evaluate(() => window.kept.showHtml());
  await page.getByRole("slider", { name: "From" }).fill("30");
  await page.getByRole("slider", { name: "To" }).fill("60");
  await page.getByRole("textbox", { name: "Return" }).fill("2027-02-30");
  await page.getByRole("checkbox", { name: "Insured" }).uncheck();
  const slides = page.getByRole("group", { name: "3 of 3: Granite" });
  await slides.evaluate((slide) => slide.scrollIntoView({ behavior: "instant" }));
  await page.evaluate(() => window.kept.hydrate());
  await expectRecorded(page, ["depth 30,80", "depth 30,60", "refused"]);
  await expect(page.getByRole("status").first()).toHaveText("30 – 60");
  await expect(page.getByText("2027-02-30 doesn't exist")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Insured" })).toBeChecked();
  await expect(page.getByText("About Granite")).toBeVisible();
  await expect(page.getByText("About Basalt")).toBeHidden();
});

async function showItems(page: Page, name: Parameters<typeof window.kept.showItems>[0], stones: string[]) {
  await page.evaluate(([name, stones]) => window.kept.showItems(name, stones), [name, stones] as const);
}
