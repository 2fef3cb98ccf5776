import { catalogue } from "../app/showcase/catalogue.ts";
import { expect, test } from "./site.ts";

const buttons = "/sections/elements/buttons";

test("a page ends with a line for each component that its examples show, to be copied", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(buttons);
  const home = page.getByRole("region", { name: "Take it home" });
  await expect(home.getByRole("listitem").first()).toContainText("button");
  await home.getByRole("button", { name: "Copy the line for button", exact: true }).click();
  await expect(home.getByRole("status").first()).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`npx shadcn add ${site.url}/r/button.json`);
});

test("an example's own page has the lines of what it shows", async ({ page }) => {
  await page.goto(`${buttons}/with-icon`);
  await expect(page.getByRole("region", { name: "Take it home" }).getByRole("link")).toHaveText([
    "Take it home",
    "button",
    "icon",
    "row",
  ]);
});

for (const { family, name, title } of catalogue) {
  test(`${title}: what its lines name is there`, async ({ page, request }) => {
    await page.goto(`/sections/${family}/${name}`);
    const lines = page.getByRole("region", { name: "Take it home" }).getByRole("listitem");
    expect(await lines.count()).toBeGreaterThan(0);
    for (const line of await lines.all()) {
      const link = line.getByRole("link");
      const answer = await request.get((await link.getAttribute("href")) ?? "");
      expect(await answer.json()).toMatchObject({
        name: await link.textContent(),
        type: "registry:component",
      });
    }
  });
}

test("without JavaScript the address is left open, and the component's name leads to it", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(buttons);
  const home = page.getByRole("region", { name: "Take it home" });
  await expect(home.getByRole("listitem").first()).toContainText("npx shadcn add …/r/button.json");
  await expect(home.getByRole("button")).toHaveCount(0);
  await home.getByRole("link", { name: "button", exact: true }).click();
  await expect(page).toHaveURL("/r/button.json");
  await context.close();
});
