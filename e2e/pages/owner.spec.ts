import { owner } from "../../content/pages/owner.ts";
import { ownerActionAddress, ownerActions } from "../../contract/owner-actions.ts";
import { expect, test } from "../site.ts";

for (const action of ownerActions) {
  test(`${action}: a link that is no good says so when its button is pressed`, async ({ page }) => {
    const { title, button } = owner.actions[action];
    await page.goto(`${ownerActionAddress(action)}?token=nothing`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert")).toHaveText(owner.unknown);
  });
}
