import { templateAddresses } from "../../contract/demo-addresses.ts";
import { expect, test } from "../site.ts";

test("at 1440 px the layers of the app's window lie beside those of the ground", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(templateAddresses.desktopApp);
  const ground = await page.locator("img[src*=borehole-ground]").boundingBox();
  const log = page.getByRole("table", { name: "What the server wrote, by layer" });
  const layers = await log.locator("tbody").all();
  expect(layers).toHaveLength(5);
  // The surface, and a layer's thickness: illustrations/scenes/desktop-app/borehole-ground.ts.
  for (const [index, layer] of layers.entries()) {
    const box = await layer.boundingBox();
    const off = (box?.y ?? 0) - (ground?.y ?? 0) - (64 + index * 137);
    expect(Math.abs(off), `layer ${index + 1}`).toBeLessThan(10);
  }
});
