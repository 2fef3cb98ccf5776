import { addresses } from "../../contract/addresses.ts";
import { isOut } from "../../vite/newsletter/build-time.ts";
import { soundIssues } from "../../vite/newsletter/read-issues.ts";
import { expect, test } from "../site.ts";

test("71. a coming issue is at no address", async ({ request }) => {
  const coming = soundIssues().filter((issue) => !isOut(issue));
  for (const { slug, thursday } of coming) {
    expect((await request.get(`${addresses.issues}/${slug}`)).status()).toBe(404);
    expect((await request.get(`/coming/${thursday}${addresses.issues}/${slug}`)).status()).toBe(404);
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(coming.filter(({ slug }) => sitemap.includes(slug))).toEqual([]);
});
