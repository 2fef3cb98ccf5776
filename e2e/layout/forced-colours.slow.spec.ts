// R-PAGE-5
import type { Locator } from "@playwright/test";
import { openLive, previewOf } from "../showcase/showcase-page.ts";
import { expect, test } from "../site.ts";

/** With system colours, the states "on", "selected" and "current" must still be visible. */
test.use({ contextOptions: { forcedColors: "active" } });

test("a switch, a checkbox, a radio button and the current page differ from their neighbours", async ({
  page,
}) => {
  await page.goto("/sections/elements/toggles");
  const toggle = (example: string, role: "switch" | "checkbox" | "radio", name: string) =>
    lookOf(previewOf(page, example).getByRole(role, { name }));
  for (const [example, role, on, off] of [
    ["Switches", "switch", "I agree to the Terms and Conditions", "Ring when water comes"],
    ["Checkboxes", "checkbox", "Send me the log", "Keep the cores"],
    ["Radio group", "radio", "Radio 1", "Radio 2"],
  ] as const) {
    expect(await toggle(example, role, on), example).not.toEqual(await toggle(example, role, off));
  }
  await page.goto("/sections/navigation/pagination");
  const step = (name: string) => lookOf(previewOf(page, "Simple").getByRole("link", { name }));
  expect(await step("2"), "the current page").not.toEqual(await step("3"));
});

test("a selected tab looks different from an unselected one", async ({ page }) => {
  await openLive(page, "/sections/navigation/nav-tabs");
  const tab = (name: string) => previewOf(page, "Simple").getByRole("tab", { name });
  const chosen = await pictureOf(tab("My Profile"));
  await tab("Payments").click();
  await page.mouse.move(0, 0);
  expect(await pictureOf(tab("My Profile"))).not.toEqual(chosen);
});

test("the focus is visible on a button", async ({ page }) => {
  await page.goto("/sections/elements/buttons");
  const button = previewOf(page, "Sizes").getByRole("button").first();
  const before = await lookOf(button);
  await previewOf(page, "Sizes").getByRole("button").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  expect(await lookOf(button)).not.toEqual(before);
});

test("the value of a progress bar is visible", async ({ page }) => {
  await page.goto("/sections/elements/progress-bars");
  const bars = previewOf(page, "At work").getByRole("progressbar");
  expect(await pictureOf(bars.nth(0))).not.toEqual(await pictureOf(bars.nth(3)));
});

test("a badge has a border, because its background is removed", async ({ page }) => {
  await page.goto("/sections/elements/badges");
  await expect(previewOf(page, "Colours").getByText("Primary").first()).toHaveCSS("outline-style", "solid");
});

test("text over a picture is shown without the picture", async ({ page }) => {
  await page.goto("/sections/navigation/navbars");
  await expect(previewOf(page, "Transparent").locator("img[src^='/samples/']").first()).toBeHidden();
});

/** The computed appearance of a control, without its text. */
function lookOf(control: Locator) {
  return control.evaluate((element) =>
    [element, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, typeof part === "string" ? part : null);
      const { backgroundColor, borderColor, borderWidth, boxShadow, outline, textDecoration, translate } =
        style;
      return { backgroundColor, borderColor, borderWidth, boxShadow, outline, textDecoration, translate };
    }),
  );
}

async function pictureOf(place: Locator): Promise<string> {
  return (await place.screenshot({ animations: "disabled" })).toString("base64");
}
