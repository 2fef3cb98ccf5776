import { namespace } from "../../app/showcase/registry/namespace.ts";
import { expect, test } from "../site.ts";

const buttons = "/sections/elements/buttons";

test("a page ends with a line that names the kit, and one for each component that its examples show, to be copied", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(buttons);
  const home = page.getByRole("region", { name: "Take it home" });
  const copied = async (line: string) => {
    await home.getByRole("button", { name: `Copy the line for ${line}`, exact: true }).click();
    await expect(home.locator("li", { hasText: line }).first().getByRole("status")).toHaveText("Copied");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied("registry")).toBe(`npx shadcn registry add ${namespace}=${site.url}/r/{name}.json`);
  expect(await copied("button")).toBe(`npx shadcn add ${namespace}/button`);
});

test("an example's own page has the lines of what it shows", async ({ page }) => {
  await page.goto(`${buttons}/with-icon`);
  await expect(page.getByRole("region", { name: "Take it home" }).getByRole("link")).toHaveText([
    "Take it home",
    "registry",
    "button",
    "icon",
    "row",
  ]);
});

test("without JavaScript the address is left open, and the component's name leads to it", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(buttons);
  const home = page.getByRole("region", { name: "Take it home" });
  await expect(home.getByRole("listitem").first()).toContainText("…/r/{name}.json");
  await expect(home.getByRole("button")).toHaveCount(0);
  await home.getByRole("link", { name: "button", exact: true }).click();
  await expect(page).toHaveURL("/sections/components/button");
  await context.close();
});
