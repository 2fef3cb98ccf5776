import { templateAddresses } from "../../contract/demo-addresses.ts";
import { expect, test } from "../site.ts";

const { signInBasic, signIn, signInIllustration, signInSimple, signUpCover, resetPassword } =
  templateAddresses;

for (const address of [signInBasic, signIn, signInIllustration, signInSimple, signUpCover, resetPassword]) {
  test(`${address} shows its whole form without scrolling`, async ({ page }) => {
    await page.goto(address);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const button = await page.getByRole("form").locator("button[type=submit]").boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(height);
    }
  });
}
