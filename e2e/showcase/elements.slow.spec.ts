// R-SAMPLE-27, R-SAMPLE-32
import { wcagContrast } from "culori";
import { coloursAt } from "../colours.ts";
import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

const folder = "/sections/elements";
const themes = ["light", "dark"] as const;

test("progress bars have contrast with their track, at both ends of the gradient, in both themes", async ({
  page,
}) => {
  await page.goto(`${folder}/progress-bars`);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const bar of await previewOf(page, "Gradient").getByRole("progressbar").all()) {
      const [track = "", ...fills] = await coloursAt(bar.locator(".."), [
        "--_kit-track",
        "--_kit-fill",
        "--_kit-from",
        "--_kit-to",
      ]);
      for (const fill of fills) {
        expect(wcagContrast(fill, track), `${fill} on ${track}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test("the white variant is white on rock, and text is in Roboto or monospace", async ({ page }) => {
  await page.goto(`${folder}/buttons`);
  await expect(previewOf(page, "On rock").getByRole("button", { name: "Ask for light" })).toHaveCSS(
    "color",
    /oklch\(1 0 0\)|rgb\(255, 255, 255\)/,
  );
  await page.goto(`${folder}/typography`);
  const text = previewOf(page, "Text").getByText("Body.");
  await expect(text).toHaveCSS("font-family", /^"?Roboto"?,/);
  const digits = previewOf(page, "Monospace").getByText("0123456789");
  await expect(digits).toHaveCSS("font-family", /^"?Roboto Mono"?,/);
});
