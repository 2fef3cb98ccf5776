import type { Page } from "@playwright/test";
import { violationsOn } from "../axe.ts";
import { expect, test } from "../site.ts";
import { exampleNamed, openLive, previewOf } from "./showcase-page.ts";

const buttons = "/sections/elements/buttons/sizes";

test("typing changes the preview, Undo takes it back, and Reset brings both back as they were", async ({
  page,
}) => {
  await page.goto(buttons);
  const before = await stageOf(page).innerHTML();
  const editor = await openEditor(page);
  await expect(editor).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("<p>Drilled deeper</p>");
  await expect(stageOf(page)).toHaveText("Drilled deeper");
  await page.keyboard.press("Control+Z");
  await expect(stageOf(page).getByRole("button")).toHaveCount(6);
  await page.getByRole("button", { name: /^Reset/ }).click();
  await expect(page.getByRole("button", { name: /^Edit/ })).toBeFocused();
  await expect(editor).toBeHidden();
  expect(await stageOf(page).innerHTML()).toBe(before);
  await expect(page.getByRole("region", { name: /^HTML/ })).toContainText("Open the valve");
});

test("100 changes of their own can be undone; what comes within 3,000 ms is one", async ({ page }) => {
  await page.clock.install();
  await page.goto(buttons);
  await openEditor(page);
  await page.keyboard.press("Control+End");
  for (let change = 0; change < 100; change++) {
    await page.keyboard.press("x");
    await page.clock.fastForward(3_100);
  }
  await page.keyboard.type("yy");
  const text = () => page.locator("#sizes-html code").textContent();
  expect(await text()).toMatch(/[^x]x{100}yy$/);
  await page.keyboard.press("Control+Z");
  expect(await text()).toMatch(/[^x]x{100}$/);
  for (let change = 0; change < 100; change++) await page.keyboard.press("Control+Z");
  expect(await text()).not.toMatch(/x$/);
});

test("the changed text is what Copy copies", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(buttons);
  await openEditor(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("<b>New</b>");
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("<b>New</b>");
});

test("scripts, styles and other origins are taken out; nothing of them is asked for or run", async ({
  page,
  site,
}) => {
  const hostile = [
    "<script>document.title = 'taken'</script>",
    "<img src=x onerror=\"document.title = 'taken'\">",
    '<a href="javascript:document.title=1">a</a>',
    '<img src="//evil.example/a.png" srcset="https://evil.example/b.png 2x">',
    '<svg><image href="https://evil.example/c.svg"></image><use href="https://evil.example/d.svg#e"></use></svg>',
    '<iframe src="https://evil.example"></iframe><link rel="stylesheet" href="https://evil.example/f.css">',
    '<style>body { background: url("https://evil.example/g.png") }</style>',
    '<p style="position:fixed">styled</p><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<form action="https://evil.example/"><button formaction="https://evil.example/">Send</button></form>',
    '<svg><rect fill="url(https://evil.example/j.svg#a)" filter="url(//evil.example/k.svg#b)" mask="u\\72l(/\\evil.example/l)"/></svg>',
    '<svg><path clip-path="url(/\t/evil.example/m)" stroke="url(#ours)" marker-end="url(/samples/n.svg#ours)"/></svg>',
    '<video poster="https://evil.example/h.png" src="https://evil.example/i.mp4"></video>',
  ];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(buttons);
  const title = await page.title();
  await openEditor(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(hostile.join("\n"));
  await expect(stageOf(page)).toContainText("styled");
  await page.waitForTimeout(300);
  expect(await stageOf(page).innerHTML()).not.toMatch(
    /evil|javascript|onerror|<script|<style|style=|<iframe|<base|<meta|<link/,
  );
  await expect(stageOf(page).locator('path[stroke="url(#ours)"][marker-end]')).toHaveCount(1);
  expect(await page.title()).toBe(title);
  expect(asked.filter((origin) => origin !== new URL(site.url).origin)).toEqual([]);
});

test("a form in the preview is not sent", async ({ page }) => {
  await page.goto(buttons);
  await openEditor(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("<form><button>Send it</button></form>");
  await stageOf(page).getByRole("button", { name: "Send it" }).click();
  await expect(page).toHaveURL(buttons);
});

test("what React renders works again after Reset", async ({ page }) => {
  await openLive(page, "/sections/navigation/nav-tabs/simple");
  await openEditor(page);
  await page.keyboard.type("x");
  await page.getByRole("button", { name: /^Reset/ }).click();
  await page.getByRole("tab", { name: "Preview" }).click();
  const tabs = previewOf(page, "Simple").getByRole("tab");
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
});

test("Tab leads through, and axe finds nothing in either theme while it is open", async ({ page }) => {
  await page.goto(buttons);
  const editor = await openEditor(page);
  await page.keyboard.press("Tab");
  await expect(editor).not.toBeFocused();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOn(page, colorScheme)).toEqual([]);
  }
});

test("where the editor can't be loaded it says so, and the lines stay", async ({ page }) => {
  await page.route(/markup-editor/, (route) => route.abort());
  await page.goto(buttons);
  await page.getByRole("tab", { name: "HTML" }).click();
  await page.getByRole("button", { name: /^Edit/ }).click();
  await expect(page.getByText("The editor could not be loaded.")).toBeVisible();
  await expect(page.getByRole("region", { name: /^HTML/ })).toContainText("Open the valve");
});

test("a preview turns to right to left and back", async ({ page }) => {
  await page.goto("/sections/elements/buttons");
  const turn = exampleNamed(page, "Sizes").getByRole("button", { name: "RTL" });
  const direction = () =>
    previewOf(page, "Sizes")
      .getByRole("button")
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  await turn.click();
  await expect(turn).toHaveAttribute("aria-pressed", "true");
  expect(await direction()).toBe("rtl");
  await turn.click();
  expect(await direction()).toBe("ltr");
});

function stageOf(page: Page) {
  return page.locator("#sizes-preview [data-stage]");
}

async function openEditor(page: Page) {
  await page.getByRole("tab", { name: "HTML" }).first().click();
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const editor = page.getByRole("textbox", { name: /^HTML: / });
  await expect(editor).toBeFocused();
  return editor;
}
