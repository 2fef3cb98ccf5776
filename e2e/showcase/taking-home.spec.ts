import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "../site.ts";

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

test("a footer’s year follows the visitor’s clock at home too, where its page was made last year", async ({
  page,
}) => {
  const { files } = (await (await page.request.get("/r/year.json")).json()) as {
    files: { path: string; content: string }[];
  };
  await page.route("**/components/**", (route) => {
    const file = files.find(({ path }) => route.request().url().endsWith(path.replace(/\.ts$/, "")));
    // Styles are a bundler’s matter.
    const code = stripTypeScriptTypes((file?.content ?? "").replace('import "./kit.css";', ""));
    return route.fulfill({ contentType: "text/javascript", body: code });
  });
  await page.route("/home", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>© <span data-year>2026</span> Kelpworks</p>" }),
  );
  await page.clock.setFixedTime("2031-03-09T12:00:00");
  await page.goto("/home");
  const kit = files.find(({ path }) => path.endsWith("/kit.ts"))?.path.replace(/\.ts$/, "");
  await page.addScriptTag({ content: `import "/${kit}";`, type: "module" });
  await expect(page.getByText("© 2031 Kelpworks")).toBeVisible();
});

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
