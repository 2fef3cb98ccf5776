import { templateAddresses } from "../../contract/demo-addresses.ts";
import { expect, test } from "../site.ts";

const { signInBasic, signIn, signInIllustration, signInSimple, signUpCover, resetPassword } =
  templateAddresses;

for (const address of [signInBasic, signIn, signInIllustration, signInSimple, signUpCover, resetPassword]) {
  test(`${address} shows its whole form without scrolling, and keeps its words in the window when text is twice as large`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const button = await page.getByRole("form").locator("button[type=submit]").boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(height);
    }

    await page.locator("html").evaluate(({ style }) => {
      style.fontSize = "200%";
    });
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const parts = page.locator("main :is(h1, .lead, label, input, button, a, [role=status])");
      const out = await parts.evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => element.outerHTML),
      );
      expect(await parts.count()).toBeGreaterThan(4);
      expect(out, `at ${width} px`).toEqual([]);
    }
  });
}
