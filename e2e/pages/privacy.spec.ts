import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

test("the privacy policy is true about storage: the theme in the browser, no cookie", async ({
  page,
  context,
}) => {
  await page.goto(addresses.privacy);
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.reload();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toEqual({ theme: "dark" });
  expect(await context.cookies()).toEqual([]);
});
