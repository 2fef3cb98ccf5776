import { expect, test } from "../site.ts";

const address = "/pages/blog/author";

test.describe("the author's page", () => {
  test.beforeEach(({ page }) => page.goto(address));

  test("has a portrait, a name and a few facts", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nell Okafor");
    await expect(page.getByRole("img", { name: "Portrait of Nell Okafor" })).toBeVisible();
    await expect(page.getByRole("term")).toHaveText(["Writes about", "Lives in", "Pager", "Corrections"]);
  });

  test("has six posts, each with a figure of its own", async ({ page }) => {
    const posts = page.getByRole("region", { name: "Posts" }).getByRole("article");
    await expect(posts).toHaveCount(6);
    const figures = await posts
      .locator("img[width='640']")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(figures).size).toBe(6);
  });

  test("leads to the one article there is, and says that the others are samples", async ({ page }) => {
    const posts = page.getByRole("region", { name: "Posts" });
    await expect(posts.getByRole("article").getByRole("link")).toHaveText([
      "What happens between Send and the inbox",
    ]);
    await expect(posts.getByText("The others are samples")).toBeVisible();
    await posts.getByRole("article").getByRole("link").click();
    await expect(page).toHaveURL(/\/pages\/blog\/single-article$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("has a pager from 1 to 5, on page 1, that stays with the posts", async ({ page }) => {
    const pager = page.getByRole("navigation", { name: "Pages of posts" });
    await expect(pager.getByRole("link")).toHaveText([
      "Previous",
      "Page 1",
      "Page 2",
      "Page 3",
      "Page 4",
      "Page 5",
      "Next",
    ]);
    await expect(pager.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect(pager.getByRole("link", { name: "Previous" })).toBeDisabled();
    await pager.getByRole("link", { name: "Page 3" }).click();
    await expect(page.getByRole("heading", { name: "Posts" })).toBeInViewport();
  });

  test("says that she is made up, and leads to people who are not", async ({ page }) => {
    const contact = page.getByRole("region", { name: "Write to her" });
    await expect(contact).toContainText("made up");
    await expect(contact.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  });
});

test.describe("the author's page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has its posts and its pager", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("region", { name: "Posts" }).getByRole("article")).toHaveCount(6);
    await expect(page.getByRole("navigation", { name: "Pages of posts" })).toBeVisible();
  });
});
