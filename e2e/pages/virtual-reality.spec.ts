// R-TEMPLATE-4
import { expect, test } from "../site.ts";

const address = "/pages/extra/virtual-reality";

test.describe("the virtual reality page’s switchboard without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two of four lamps are lit, each follows its switch, and the height lines can be shown", async ({
    page,
  }) => {
    await page.goto(address);
    const lamps = { Rim: true, "East wall": false, "Far bench": true, "Pit floor": false };
    for (const [index, [name, lit]] of Object.entries(lamps).entries()) {
      const lamp = page.getByRole("switch", { name, exact: true });
      const light = page.locator("img[src*=pit-lamp-light]").nth(index);
      const head = page.locator("img[src*=pit-lamp-head][src$='#on']").nth(index);
      await expect(lamp).toBeChecked({ checked: lit });
      for (const picture of [light, head]) await expect(picture).toHaveCSS("opacity", lit ? "1" : "0");
      await lamp.press("Space");
      for (const picture of [light, head]) await expect(picture).toHaveCSS("opacity", lit ? "0" : "1");
    }
    const lines = page.locator("img[src*=cut-heights]");
    await expect(lines).toBeHidden();
    await page.getByRole("switch", { name: "Height lines" }).press("Space");
    await expect(lines).toBeVisible();
  });
});
