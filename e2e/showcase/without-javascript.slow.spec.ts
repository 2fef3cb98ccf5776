// R-NAV-6, R-SHOW-14, R-WIDGET-5, R-WIDGET-18, R-PAGE-6
import { expect, test } from "../site.ts";
import { expectLabelMakesWay } from "./dynamic-label.ts";
import { exampleNamed, previewOf } from "./showcase-page.ts";
import { notesOn } from "./tooltips-popovers.ts";

const sections = "/sections";

test.use({ javaScriptEnabled: false, reducedMotion: "reduce" });

test("preview, code and markup are stacked, and there are no buttons to copy or change them", async ({
  page,
}) => {
  await page.goto(`${sections}/elements/buttons`);
  const sizes = exampleNamed(page, "Sizes");
  await expect(sizes.getByRole("tabpanel")).toHaveCount(3);
  await expect(sizes.getByRole("link", { name: "sizes.tsx" })).toBeVisible();
  await expect(sizes.getByRole("button", { name: /Copy|360|Dark|RTL/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy page" })).toHaveCount(0);
  const home = page.getByRole("region", { name: "Take it home" });
  await expect(home.getByRole("button")).toHaveCount(0);
});

test("tabs show every panel under its name", async ({ page }) => {
  await page.goto(`${sections}/navigation/nav-tabs`);
  const stage = previewOf(page, "Simple");
  for (const name of ["My Profile", "Dashboard", "Payments"])
    await expect(stage.getByText(name, { exact: true }).last()).toBeVisible();
  await expect(stage.getByText("Invoice 0117")).toBeVisible();
  await expect(stage.getByRole("tab")).toHaveCount(0);
  const panels = await previewOf(page, "Vertical").getByRole("tabpanel").all();
  const boxes = await Promise.all(panels.map((panel) => panel.boundingBox()));
  expect(boxes.map((box) => box?.x)).toEqual(boxes.map(() => boxes[0]?.x));
});

test("slides, numbers and a typed headline are static and show all of their content", async ({ page }) => {
  await page.goto(`${sections}/page-sections/testimonials`);
  const slides = page
    .getByRole("region", { name: "Customer stories", exact: true })
    .getByRole("group", { includeHidden: true });
  await expect(slides).toHaveCount(2);
  for (const slide of await slides.all()) await expect(slide.getByRole("blockquote")).toBeVisible();
  await expect(page.getByRole("button", { name: /slide/ })).toHaveCount(0);
  await page.goto(`${sections}/page-sections/stats`);
  await expect(previewOf(page, "Stat 1").getByText("2017")).toBeVisible();
  await page.goto(`${sections}/page-sections/page-headers`);
  await expect(page.locator("h3 [aria-hidden=true]")).toHaveText("web development", { useInnerText: true });
});

test("alerts have no dismiss button", async ({ page }) => {
  await page.goto(`${sections}/attention-catchers/alerts`);
  await expect(previewOf(page, "Dismissible").getByText("The log of rig 2 is saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
});

test("modals, tooltips, popovers and lists open and close, a card turns, and each slider handle is a native slider", async ({
  page,
}) => {
  await page.goto(`${sections}/attention-catchers/modals`);
  const opener = page.getByRole("button", { name: "Read the notice" });
  const button = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  await opener.press("Enter");
  await expect(button("Close")).toBeFocused();
  await button("Ok, Got it").press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.goto(`${sections}/attention-catchers/tooltips-popovers`);
  const notes = notesOn(page);
  await expect(notes.tooltip.filter({ hasText: "Creek, 300 m" })).toBeVisible();
  await notes.button("Tooltips", "top").focus();
  await expect(notes.tooltip.filter({ hasText: "The surface" })).toBeVisible();
  await notes.button("Popovers", "top").press("Enter");
  await expect(notes.popover).toHaveAccessibleName("Sand");
  await page.keyboard.press("Escape");
  await expect(notes.popover).toHaveCount(0);

  await page.goto(`${sections}/elements/dropdowns`);
  const bore = previewOf(page, "Dropdown").getByRole("link", { name: "Bore 0116" });
  await previewOf(page, "Dropdown").getByRole("button", { name: "Go to a bore" }).click();
  await expect(bore).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bore).toBeHidden();
  const stones = previewOf(page, "Search").getByLabel("What the drill met");
  await stones.selectOption("Granite");
  await expect(stones).toHaveValue("Granite");

  await page.goto(`${sections}/page-sections/general-cards`);
  const card = page.getByRole("article").filter({ hasText: "Bore 14" });
  await card.getByRole("checkbox", { name: "Keep turned: Bore 14" }).check();
  await page.mouse.move(0, 0);
  await expect(card.getByRole("link", { name: "Read its log" })).toBeVisible();

  await page.goto(`${sections}/elements/sliders`);
  const range = previewOf(page, "Range");
  for (const name of ["From", "To"]) {
    await expect(range.getByText(name, { exact: true })).toBeVisible();
    await expect(range.getByRole("slider", { name })).toBeVisible();
  }
  await range.getByRole("slider", { name: "From" }).press("ArrowRight");
  await expect(range.getByRole("slider", { name: "From" })).toHaveValue("31");
});

test("a dynamic label does not cover the entry", async ({ page }) => {
  await page.goto(`${sections}/input-areas/inputs`);
  await expectLabelMakesWay(page);
});
