import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/attention-catchers/alerts";

test("there are eight colours, and the words name each", async ({ page }) => {
  await page.goto(address);
  for (const name of ["Success", "Primary", "Secondary", "Danger", "Warning", "Info", "Light", "Dark"]) {
    await expect(previewOf(page, "Colours").getByText(`${name}: `)).toBeVisible();
  }
});

test("one is dismissed by the keyboard, and the focus goes on to what follows", async ({ page }) => {
  await openLive(page, address);
  const example = previewOf(page, "Dismissible");
  const dismiss = example.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toHaveCount(2);
  await expect(dismiss.first()).toHaveAccessibleDescription("The log of rig 2 is saved.");
  await dismiss.first().focus();
  await page.keyboard.press("Enter");
  await expect(example.getByText("The log of rig 2 is saved.")).toBeHidden();
  await expect(dismiss).toBeFocused();
  await expect(dismiss).toHaveAccessibleDescription("The truck with the casing is two hours late.");
  await page.keyboard.press("Space");
  await expect(dismiss).toHaveCount(0);
  const again = example.getByRole("button", { name: "Show them again" });
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dismiss).toHaveCount(2);
});

test("without JavaScript alerts stay, and no button pretends otherwise", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(address);
  await expect(previewOf(page, "Dismissible").getByText("The log of rig 2 is saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  await context.close();
});
