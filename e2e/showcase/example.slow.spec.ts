import { violationsOn } from "../axe.ts";
import { expect, test } from "../site.ts";
import { exampleNamed } from "./showcase-page.ts";

const buttons = "/sections/elements/buttons";

test("with Code or HTML open, axe finds no violations, and hovering does not hide the selected tab", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(buttons);
  for (const name of ["Code", "HTML"]) {
    const tab = exampleNamed(page, "Sizes").getByRole("tab", { name });
    await tab.click();
    const [ink, ground] = await tab.evaluate((chosen) => {
      const { color, backgroundColor } = getComputedStyle(chosen);
      return [color, backgroundColor];
    });
    expect(ink).not.toBe(ground);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violationsOn(page, colorScheme), `${name}, ${colorScheme}`).toEqual([]);
    }
  }
});

test("if a page's Markdown fails to load, no notice says that it was copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(buttons);
  await page.route("**/*.md", (route) => route.abort());
  const told = page.waitForEvent("console", (message) => message.type() === "error");
  await page.getByRole("button", { name: "Copy page" }).click();
  await told;
  await expect(page.getByText("Copied", { exact: true })).toHaveCount(0);
});
