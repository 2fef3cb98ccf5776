// R-SHOW-2, R-SHOW-4, R-SHOW-7
import { namespace } from "../../showcase/namespace.ts";
import { expect, test } from "../site.ts";
import { exampleNamed } from "./showcase-page.ts";

const buttons = "/sections/elements/buttons";

// Safari allows copying only while it handles the press, not after a request.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { write, writeText } = Clipboard.prototype;
    const refuse = () => Promise.reject(new DOMException("Not during a press.", "NotAllowedError"));
    Object.assign(Clipboard.prototype, {
      write: (items: ClipboardItem[]) => (window.event ? write.call(navigator.clipboard, items) : refuse()),
      writeText: (text: string) => (window.event ? writeText.call(navigator.clipboard, text) : refuse()),
    });
    const { execCommand } = Document.prototype;
    Document.prototype.execCommand = (command) =>
      Boolean(window.event) && execCommand.call(document, command);
  }),
);

test("an example shows its preview, its code or its markup, by pointer, keyboard or link", async ({
  page,
}) => {
  await page.goto(buttons);
  const sizes = exampleNamed(page, "Sizes");
  const tab = (name: string) => sizes.getByRole("tab", { name });
  const expectShown = async (name: string) => {
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(sizes.getByRole("tabpanel")).toHaveCount(1);
    await expect(sizes.getByRole("tabpanel", { name })).toBeVisible();
  };
  await expectShown("Preview");
  await tab("HTML").click();
  await expectShown("HTML");
  for (const [key, name] of [
    ["ArrowRight", "Preview"],
    ["ArrowRight", "Code"],
    ["End", "HTML"],
    ["ArrowLeft", "Code"],
    ["Home", "Preview"],
    ["ArrowRight", "Code"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expectShown(name);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(tab("Code")).toBeFocused();
  const panel = await sizes.getByRole("tabpanel").getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`${buttons}#${panel}`);
  await expectShown("Code");
});

test("a preview is shown at three widths, in both themes and from right to left, and can be reset", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(buttons);
  const sizes = exampleNamed(page, "Sizes");
  const press = (name: string) => sizes.getByRole("button", { name }).click();
  const stage = sizes.locator("[data-stage]");
  const look = () =>
    stage.evaluate((element) => {
      const { width, backgroundColor, direction } = getComputedStyle(element);
      return { width, backgroundColor, direction };
    });
  const first = await look();
  for (const width of ["360", "768", "Full"]) {
    // As after dragging the preview's edge.
    await stage.evaluate((element) => element.style.setProperty("width", "500px"));
    await press(width);
    expect(await look()).toEqual(width === "Full" ? first : { ...first, width: `${width}px` });
    await expect(sizes.getByRole("button", { name: width })).toHaveAttribute("aria-pressed", "true");
  }
  await press("Dark");
  expect((await look()).backgroundColor).not.toBe(first.backgroundColor);
  await press("Light");
  await press("RTL");
  await expect(sizes.getByRole("button", { name: "RTL" })).toHaveAttribute("aria-pressed", "true");
  expect(await look()).toEqual({ ...first, direction: "rtl" });
  await press("RTL");
  expect(await look()).toEqual(first);
});

test("an example copies its code; the notice is announced, fades out after 2 s and is removed after 2.5 s", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(buttons);
  const sizes = exampleNamed(page, "Sizes");
  await sizes.getByRole("tab", { name: "Code" }).click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sizes.getByRole("button", { name: "Copy" }).click();
  const notice = sizes.getByRole("status");
  await expect(notice).toHaveText("Copied");
  await expect(notice).not.toHaveAttribute("data-visible");
  await page.clock.runFor(100);
  await expect(notice).toHaveAttribute("data-visible");
  await page.clock.runFor(1899);
  await expect(notice).toHaveAttribute("data-visible");
  await page.clock.runFor(1);
  await expect(notice).not.toHaveAttribute("data-visible");
  await page.clock.runFor(499);
  await expect(notice).toHaveText("Copied");
  await page.clock.runFor(1);
  await expect(notice).toBeEmpty();
  const raw = await page.request.get(`${buttons}/sizes.tsx`);
  expect(raw.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await raw.text());
});

test("a notice is removed although another example is copied meanwhile", async ({ page }) => {
  await page.clock.install();
  await page.goto(buttons);
  const examples = ["Sizes", "Colours"].map((name) => exampleNamed(page, name));
  for (const example of examples) {
    await example.getByRole("tab", { name: "Code" }).click();
    await example.getByRole("button", { name: "Copy" }).click();
    await expect(example.getByRole("status")).not.toBeEmpty();
  }
  await page.clock.runFor(12_000);
  for (const example of examples) await expect(example.getByRole("status")).toBeEmpty();
});

test("a page is copied as Markdown, and the install commands one by one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(buttons);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy page" }).click();
  const notice = page.getByRole("main").getByRole("status").filter({ hasText: "Copied" });
  await expect(notice).toHaveText("Copied");
  await page.clock.runFor(500);
  await expect(notice).toHaveCSS("opacity", "1");
  const markdown = await page.request.get(`${buttons}.md`);
  expect(markdown.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await copied()).toBe(await markdown.text());
  await page.clock.runFor(2500);
  await expect(notice).toHaveCount(0);

  const home = page.getByRole("region", { name: "Take it home" });
  for (const [name, begins] of [
    ["registry", `npx shadcn registry add ${namespace}=http`],
    ["button", `npx shadcn add ${namespace}/button`],
  ] as const) {
    await home.getByRole("button", { name: `Copy the line for ${name}`, exact: true }).click();
    await expect(home.locator("li", { hasText: name }).first().getByRole("status")).toHaveText("Copied");
    const line = (await copied()) ?? "";
    expect(line.startsWith(begins)).toBe(true);
    await expect(home.locator("li", { hasText: name }).first().locator("code")).toHaveText(line);
  }
});
