import { newsletterIssues } from "../../content/pages/newsletter-issues.ts";
import { addresses } from "../../contract/addresses.ts";
import { headPicture, headPictures } from "../../contract/newsletter/issue-addresses.ts";
import { isOut } from "../../vite/newsletter/build-time.ts";
import { soundIssues } from "../../vite/newsletter/read-issues.ts";
import { expect, test } from "../site.ts";

const [newest] = soundIssues().filter(isOut);

test("from the newsletter's page one comes to the archive, and to an issue", async ({ page }) => {
  await page.goto(addresses.newsletter);
  await page.getByRole("link", { name: newsletterIssues.read }).click();
  await expect(page).toHaveURL(addresses.issues);
  if (!newest) return;
  await page.getByRole("article").getByRole("link", { name: newest.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest.title);
});

test("70. webmail, a page of another origin, shows the picture over an issue", async ({ page, baseURL }) => {
  await page.setContent(`<img src="${baseURL}${headPictures["1x"]}" alt="">`);
  const width = () => page.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(headPicture.width);
});

test("71. a coming issue is at no address", async ({ request }) => {
  const coming = soundIssues().filter((issue) => !isOut(issue));
  for (const { slug, thursday } of coming) {
    expect((await request.get(`${addresses.issues}/${slug}`)).status()).toBe(404);
    expect((await request.get(`/coming/${thursday}${addresses.issues}/${slug}`)).status()).toBe(404);
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(coming.filter(({ slug }) => sitemap.includes(slug))).toEqual([]);
});
