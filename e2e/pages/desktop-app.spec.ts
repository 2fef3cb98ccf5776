import { templateAddresses } from "../../contract/demo-addresses.ts";
import { expect, test } from "../site.ts";

test("the desktop app page leads to its keys and its downloads, and each download says that there is none", async ({
  page,
}) => {
  await page.goto(templateAddresses.desktopApp);
  await page.getByRole("link", { name: "See the keys" }).click();
  await expect(page.getByRole("heading", { name: "Without a mouse" })).toBeInViewport();
  await page.getByRole("link", { name: "Download Borehole" }).first().click();
  await expect(page.getByRole("heading", { name: "Download", exact: true })).toBeInViewport();
  const honest = page.getByText("Borehole is drawn, and there is nothing to download");
  for (const system of ["macOS", "Windows", "Linux"]) {
    await page.getByRole("link", { name: `Download for ${system}` }).click();
    await expect(page).toHaveURL(/#nothing-to-download$/);
    await expect(honest).toBeInViewport();
    await expect(honest).toHaveCSS("font-weight", "600");
  }
});
