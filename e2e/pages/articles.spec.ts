// R-WRITING-2
import { isExample } from "../is-example.ts";
import { expect, test } from "../site.ts";

if (isExample)
  test("a whole list entry links to its article, and footnotes link there and back", async ({ page }) => {
    await page.goto("/articles");
    const entry = page.getByRole("article").filter({ hasText: "How an enquiry is never lost" });
    await entry.getByText(/^From the browser to the backup/).click({ force: true });
    await expect(page).toHaveURL(/\/articles\/how-an-enquiry-is-never-lost$/);
    await page.getByRole("link", { name: "1", exact: true }).click();
    await expect(page.getByText("Programs that want that can send a key.")).toBeInViewport();
    await page.getByRole("link", { name: /^Back to reference/ }).click();
    await expect(page.getByText("We test it by posting one form fifty times")).toBeInViewport();
  });
