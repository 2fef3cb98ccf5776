import { expect, test } from "../site.ts";

test("a modal keeps the focus, closes by each of its buttons and by a press beside it, and gives it back", async ({
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
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press("Tab");
    // Between the last button and the first, the browser's own bar has its turn.
    const outside = () => !document.activeElement?.matches("body, dialog[open] *");
    expect(await page.evaluate(outside)).toBe(false);
  }
  await page.mouse.click(5, 5);
  await expectClosed();
});
