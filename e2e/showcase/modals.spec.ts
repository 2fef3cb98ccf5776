// R-SAMPLE-21, R-WIDGET-3
import { expect, test } from "../site.ts";

test("a modal closes by each of its buttons and by a click outside, and restores the focus", async ({
  page,
}) => {
  await page.goto("/sections/attention-catchers/modals");
  const opener = page.getByRole("button", { name: "Rename the bore" });
  const dialog = page.getByRole("dialog", { name: "Rename “Second dune”?" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  const expectClosed = async () => {
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  };

  for (const way of ["Close", "Save changes", "Close the dialog"]) {
    await opener.press("Enter");
    await expect(button("Close")).toBeFocused();
    await button(way).press("Enter");
    await expectClosed();
  }

  await opener.press("Enter");
  await expect(button("Close")).toBeFocused();
  await page.mouse.click(5, 5);
  await expectClosed();
});
