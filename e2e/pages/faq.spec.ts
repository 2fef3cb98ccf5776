import { questionGroups } from "../../content/pages/faq.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

const [first, second] = questionGroups.flatMap(({ questions }) => questions);

test("a question is opened and closed by a click and by Enter, and leaves the others as they are", async ({
  page,
}) => {
  await page.goto(addresses.faq);
  const open = page.locator("details[open] summary");
  const answer = page.getByText(second?.answer ?? "", { exact: true });
  const question = page.getByText(second?.question ?? "");
  await expect(answer).toBeHidden();
  for (const press of [() => question.click(), () => question.press("Enter")]) {
    await press();
    await expect(answer).toBeVisible();
    await expect(open).toHaveText([first?.question ?? "", second?.question ?? ""]);
    await press();
    await expect(answer).toBeHidden();
    await expect(open).toHaveText([first?.question ?? ""]);
  }
});
