import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

const address = "/sections/input-areas/inputs";

test("an error is said to be one, and read with its hint and its field", async ({ page }) => {
  await page.goto(address);
  const depth = previewOf(page, "Error").getByRole("textbox", { name: "Depth in metres" });
  await expect(depth).toHaveAttribute("aria-invalid", "true");
  await expect(depth).toHaveAccessibleDescription(
    "Whole metres from the surface. Please write a number, such as 184.",
  );
});

test("a success is read with its field, and is no error", async ({ page }) => {
  await page.goto(address);
  const licence = previewOf(page, "Success").getByRole("textbox", { name: "Bore licence" });
  await expect(licence).toHaveAccessibleDescription("Valid until June, long enough for this bore.");
  await expect(licence).not.toHaveAttribute("aria-invalid");
});

test("disabled fields can't be reached by Tab, and keep what is in them", async ({ page }) => {
  await page.goto(address);
  const disabled = previewOf(page, "Disabled");
  for (const field of await disabled.getByRole("textbox").all()) await expect(field).toBeDisabled();
  await previewOf(page, "Error").getByRole("textbox", { name: "Send the log to" }).focus();
  const inFields = () =>
    disabled.evaluate(
      (example) => document.activeElement?.matches("input") && example.contains(document.activeElement),
    );
  for (let stops = 0; stops < 14; stops++) {
    await page.keyboard.press("Tab");
    expect(await inFields()).toBeFalsy();
  }
  await expect(disabled.getByRole("textbox", { name: "Number of the bore" })).toHaveValue("0117");
});

test("a required field that was left empty after typing is marked", async ({ page }) => {
  await page.goto(address);
  const name = previewOf(page, "Outlined").getByRole("textbox", { name: "Name of the bore" });
  const edge = () => name.evaluate((field) => getComputedStyle(field).boxShadow);
  expect(await edge()).toBe("none");
  await name.fill("x");
  await name.fill("");
  await page.keyboard.press("Tab");
  await expect.poll(edge).not.toBe("none");
});

test.describe("the label of a dynamic field", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`makes way for the entry and stays (JavaScript ${javaScriptEnabled ? "on" : "off"})`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled,
        baseURL: site.url,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(address);
      const dynamic = previewOf(page, "Dynamic");
      const label = dynamic.getByText("Name of the bore");
      const top = async () => {
        const [words, field] = [
          await label.boundingBox(),
          await dynamic.getByLabel("Name of the bore").boundingBox(),
        ];
        return (words?.y ?? Number.NaN) - (field?.y ?? Number.NaN);
      };
      const empty = await top();
      await dynamic.getByLabel("Name of the bore").focus();
      await expect.poll(top).toBeLessThan(empty - 5);
      const moved = await top();
      await page.keyboard.type("Second dune");
      await page.keyboard.press("Tab");
      expect(await top()).toBe(moved);
      await expect(label).toBeVisible();
      await context.close();
    });
  }
});
