import { violationsOn } from "../axe.ts";
import { expect, test } from "../site.ts";

test("from the list to an article, to who wrote it", async ({ page }) => {
  await page.goto("/articles");
  const year = page.getByRole("region", { name: "2026" });
  await expect(year.getByRole("article")).toHaveCount(5);
  await year.getByRole("link", { name: "How an enquiry is never lost" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How an enquiry is never lost");
  await expect(page.getByRole("time")).toHaveText("16 October 2026");
  await page.getByRole("link", { name: "Dan Petrakis" }).click();
  await expect(page).toHaveURL(/\/pages\/company\/about-us$/);
});

test("the list is by date, the newest first, and each entry leads to its article wherever it is pressed", async ({
  page,
}) => {
  await page.goto("/articles");
  const dates = await page
    .getByRole("main")
    .getByRole("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(dates).toEqual([...dates].sort().reverse());
  const entry = page.getByRole("article").filter({ hasText: "mail queue" });
  await entry.getByText(/^A queue service/).click({ force: true });
  await expect(page).toHaveURL(/\/articles\/a-site-as-its-own-mail-queue$/);
});

test.describe("an article", () => {
  const address = "/articles/how-an-enquiry-is-never-lost";

  test("has a drawing that says what it shows, on phones one of its own", async ({ page }) => {
    await page.goto(address);
    const drawing = page.getByRole("img", { name: /^A cut through five layers of rock/ });
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate(widthOf)).toBe(1232);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => drawing.evaluate(widthOf)).toBe(350);
  });

  test("has a footnote, and a way back from it", async ({ page }) => {
    await page.goto(address);
    await page.getByRole("link", { name: "1", exact: true }).click();
    await expect(page.getByText("Programs that want that can send a key.")).toBeInViewport();
    await page.getByRole("link", { name: /^Back to reference/ }).click();
    await expect(page.getByText("We test it by posting one form fifty times")).toBeInViewport();
  });

  test("offers three others, a form to write to us, and the whole list", async ({ page, request }) => {
    await page.goto(address);
    const more = page.getByRole("region", { name: "Read on" });
    const links = more.getByRole("link");
    await expect(links).toHaveText([
      "What AI can and can’t tell you from your logs",
      "What a privacy policy must be able to prove",
      "Why a site can be its own mail queue",
      "Ask us about it",
      "All articles",
    ]);
    for (const link of await links.all()) {
      expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
    }
  });

  test("pleases axe with its table and its callout, too", async ({ page }) => {
    await page.goto("/articles/what-a-privacy-policy-must-prove");
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      expect(await violationsOn(page, scheme)).toEqual([]);
    }
  });
});

test("the feed is found by the head of the list and of each article", async ({ page, request }) => {
  for (const address of ["/articles", "/articles/between-send-and-the-inbox"]) {
    await page.goto(address);
    const link = page.locator("link[rel=alternate][type='application/atom+xml']");
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  }
});

function widthOf(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0;
}
