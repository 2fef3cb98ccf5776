import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

const address = "/sections/elements/toggles";

test("'Remember me' is a switch that Space turns, and is read with its description", async ({ page }) => {
  await page.goto(address);
  const remember = previewOf(page, "Remember me").getByRole("switch", { name: "Remember me" });
  await expect(remember).toHaveAccessibleDescription("Stay signed in on this device for thirty days.");
  await expect(remember).not.toBeChecked();
  await remember.press("Space");
  await expect(remember).toBeChecked();
  await remember.press("Space");
  await expect(remember).not.toBeChecked();
  await previewOf(page, "Remember me").getByText("Remember me").click();
  await expect(remember).toBeChecked();
});

test("the agree switch starts checked; a disabled one can't be turned", async ({ page }) => {
  await page.goto(address);
  const switches = previewOf(page, "Switches");
  await expect(switches.getByRole("switch", { name: "I agree to the Terms and Conditions" })).toBeChecked();
  await expect(switches.getByRole("switch", { name: "Ring when water comes" })).not.toBeChecked();
  await expect(switches.getByRole("switch", { name: "Record the drill" })).toBeDisabled();
});

test("a checkbox is ticked by Space; Tab passes the disabled ones", async ({ page }) => {
  await page.goto(address);
  const checkbox = (name: string) => previewOf(page, "Checkboxes").getByRole("checkbox", { name });
  await expect(checkbox("Send me the log")).toBeChecked();
  await checkbox("Send me the log").press("Space");
  await expect(checkbox("Send me the log")).not.toBeChecked();
  await page.keyboard.press("Tab");
  await expect(checkbox("Keep the cores")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(checkbox("Keep the cores")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(checkbox("Insured")).not.toBeFocused();
  await expect(checkbox("Drill at night")).not.toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the radio group starts with Radio 1, is one stop, and goes round by the arrows (JavaScript ${
    javaScriptEnabled ? "on" : "off"
  })`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(address);
    await expect(previewOf(page, "Radio group").getByRole("radio")).toHaveCount(3);
    await expect(radio(page, 1)).toBeChecked();
    await radio(page, 1).focus();
    for (const [key, number] of [
      ["ArrowDown", 2],
      ["ArrowRight", 3],
      ["ArrowDown", 1],
      ["ArrowUp", 3],
      ["ArrowLeft", 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio(page, number)).toBeFocused();
      await expect(radio(page, number)).toBeChecked();
    }
    await page.keyboard.press("Tab");
    for (const number of [1, 2, 3]) await expect(radio(page, number)).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(radio(page, 2)).toBeFocused();
    await context.close();
  });
}

function radio(page: Page, number: number) {
  return previewOf(page, "Radio group")
    .getByRole("group", { name: "Which set reaches the rig" })
    .getByRole("radio", { name: `Radio ${number}` });
}
