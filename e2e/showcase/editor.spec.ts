// R-SHOW-8
import { expect, test } from "../site.ts";
import { openEditor, sizes, stageOf } from "./editor.ts";

test("typing changes the preview and the copied text, Undo reverts it, and Reset restores both", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(sizes);
  const before = await stageOf(page).innerHTML();
  const editor = await openEditor(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("<p>Drilled deeper</p>");
  await expect(stageOf(page)).toHaveText("Drilled deeper");
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(editor, `${key} leaves it`).not.toBeFocused();
    await editor.focus();
  }
  await page.keyboard.press("Control+Z");
  await expect(stageOf(page).getByRole("button")).toHaveCount(6);

  const form = "<form><button>Send it</button></form>";
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(form);
  await stageOf(page).getByRole("button", { name: "Send it" }).click();
  await expect(page, "a form in the preview is not sent").toHaveURL(sizes);
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(form);

  await page.getByRole("button", { name: /^Reset/ }).click();
  await expect(page.getByRole("button", { name: /^Edit/ })).toBeFocused();
  await expect(editor).toBeHidden();
  expect(await stageOf(page).innerHTML()).toBe(before);
  await expect(page.getByRole("region", { name: /^HTML/ })).toContainText("Open the valve");
});

test("scripts, styles and other origins are removed; nothing is requested or run", async ({ page, site }) => {
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
    '<img src="/samples/lamp.svg">',
  ];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(sizes);
  const title = await page.title();
  await openEditor(page);
  await page.keyboard.press("Control+A");
  // Waits for the last resource, a picture from this site. Any forbidden resource would have been requested before it.
  const last = page.waitForResponse("**/samples/lamp.svg");
  await page.keyboard.insertText(hostile.join("\n"));
  await last;
  await expect(stageOf(page)).toContainText("styled");
  expect(await stageOf(page).innerHTML()).not.toMatch(
    /evil|javascript|onerror|<script|<style|style=|<iframe|<base|<meta|<link/,
  );
  await expect(stageOf(page).locator('path[stroke="url(#ours)"][marker-end]')).toHaveCount(1);
  expect(await page.title()).toBe(title);
  expect(asked.filter((origin) => origin !== new URL(site.url).origin)).toEqual([]);
});
