import { faq, questionGroups } from "../../content/pages/faq.ts";
import { helpTopics } from "../../content/pages/help-center.ts";
import { addresses } from "../../contract/addresses.ts";
import { supportHours } from "../../contract/company-facts.ts";
import { expect, test } from "../site.ts";

const address = addresses.faq;
const all = questionGroups.flatMap(({ questions }) => questions);
const [first = "", second = ""] = all.map(({ question }) => question);

test.describe("the page of questions", () => {
  test("groups them by what they are about, the first one open", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: faq.title, level: 1 })).toBeVisible();
    for (const { title, questions } of questionGroups) {
      const asked = questions.map(({ question }) => question);
      await expect(page.getByRole("region", { name: title }).locator("summary")).toHaveText(asked);
    }
    await expect(page.locator("details[open] summary")).toHaveText([first]);
  });

  test("leaves open what is being read when another is opened", async ({ page }) => {
    await page.goto(address);
    await page.getByText(second).click();
    await expect(page.locator("details[open] summary")).toHaveText([first, second]);
    await page.getByText(second).press("Enter");
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("leads on to whoever has another question", async ({ page }) => {
    await page.goto(address);
    const more = page.getByRole("region", { name: faq.more.title });
    for (const { label, route } of faq.more.links) {
      await expect(more.getByRole("link", { name: label })).toHaveAttribute("href", addresses[route]);
    }
  });

  test("says the same hours as the support desk", async ({ page }) => {
    for (const there of [addresses.support, address]) {
      await page.goto(there);
      await expect(page.getByRole("main")).toContainText(supportHours);
    }
  });

  test("is found from the help centre", async ({ page }) => {
    const topic = helpTopics.find(({ route }) => route === "faq");
    await page.goto(addresses.helpcenter);
    await page.getByRole("link", { name: topic?.link ?? "" }).click();
    await expect(page).toHaveURL(address);
  });

  test("leads from an answer to the page that says more", async ({ page }) => {
    await page.goto(address);
    for (const { question, link } of all) {
      if (!link) continue;
      const answer = page.getByRole("group").filter({ hasText: question });
      const more = answer.getByRole("link", { name: link.label, includeHidden: true });
      await expect(more).toHaveAttribute("href", addresses[link.route]);
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("opens and closes all the same", async ({ page }) => {
      await page.goto(address);
      const answer = page.getByText(all[1]?.answer ?? "", { exact: true });
      await page.getByText(second).click();
      await expect(answer).toBeVisible();
      await page.getByText(second).click();
      await expect(answer).toBeHidden();
    });
  });
});
