import { templateAddresses } from "../../contract/demo-addresses.ts";
import { expect, test } from "../site.ts";

test("no word of the coworking house lies on its stairs or runs out of its storey, and the storeys lie one below the other", async ({
  page,
}) => {
  await page.goto(templateAddresses.coworking);
  await page.locator("html").evaluate(({ style }) => {
    style.letterSpacing = "0.05em";
  });
  const storeys = page
    .getByRole("region")
    .filter({ has: page.locator("picture") })
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(storeys).toHaveCount(5);
  for (const width of [390, 768, 992, 1240, 1440, 1920]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      let above = 0;
      for (const storey of await storeys.all()) {
        const room = await storey.boundingBox();
        if (!room) throw new Error("A storey is not shown");
        expect(room.y).toBeGreaterThan(above);
        above = room.y;
        for (const words of await storey.getByRole("paragraph").all()) {
          const box = await words.boundingBox();
          if (!box) throw new Error("Words are not shown");
          expect(box.x + box.width).toBeLessThan(width - 100);
          expect(box.y + box.height).toBeLessThan(room.y + room.height);
        }
      }
    });
  }
});
