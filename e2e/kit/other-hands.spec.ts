// R-SHOW-5
import { expect, type Page, test } from "@playwright/test";
import { bundle } from "./bundle.ts";

type Case = Parameters<typeof window.cases.show>[0];

declare global {
  interface Window {
    /** The number of native change events so far. */
    changes: number;
  }
}

let bench: { code: string; styles: string };

test.beforeAll(async () => {
  bench = await bundle("e2e/kit/other-hands-bench.tsx");
});

test("a toast from a modal is above it, is announced and can be clicked; the modal stays open", async ({
  page,
}) => {
  await show(page, "toasts beside modals");
  await page.getByRole("button", { name: "Write" }).click();
  await page.getByLabel("Words").fill("Dear rig");
  await page.getByRole("button", { name: "Raise Two" }).click();
  const region = page.getByRole("dialog", { name: "A letter" }).getByRole("status");
  await expect(region.getByRole("group", { name: "Two" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("button", { name: "Raise Three" }).click();
  await page.getByRole("dialog", { name: "Sure?" }).getByRole("button", { name: "Close: Three" }).click();
  await expect(toast(page, "Three")).toBeHidden();
  await page.keyboard.press("Escape");
  await region.getByRole("button", { name: "Close: Two" }).press("Escape");
  await expect(toast(page, "Two")).toBeHidden();
  await expect(page.getByLabel("Words")).toHaveValue("Dear rig");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status")).toBeAttached();
  await page.getByRole("button", { name: "Raise One" }).click();
  await toast(page, "One").click();
});

test("a modal reserves the width of the scrollbar, if there was one", async ({ page }) => {
  await show(page, "toasts beside modals");
  // Headless Chromium hides scrollbars. This gives them a width, so that the reserved space can be measured.
  await page.addStyleTag({ content: "::-webkit-scrollbar { width: 15px }" });
  const room = () => page.evaluate(() => innerWidth - document.body.getBoundingClientRect().right);
  const around = await room();
  await page.getByRole("button", { name: "Write" }).click();
  await expect(page.getByRole("dialog", { name: "A letter" })).toBeInViewport();
  expect((await room()) - around).toBe(0);
  await page.evaluate(() => document.body.style.setProperty("height", "2000px"));
  await expect.poll(async () => (await room()) - around).toBe(15);
});

test("without closedby, a press inside a modal that ends outside does not close it, and one outside does", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy"));
  await show(page, "toasts beside modals");
  await page.getByRole("button", { name: "Write" }).click();
  const dialog = page.getByRole("dialog", { name: "A letter" });
  await dialog.getByLabel("Words").hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test("all toasts pause while the pointer is on one, and while the page is hidden", async ({ page }) => {
  await page.clock.install();
  await show(page, "toasts beside modals");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const raiseBoth = async () => {
    await page.getByRole("button", { name: "Raise One" }).click();
    await page.getByRole("button", { name: "Raise Four" }).click();
    await expect(toast(page, "Four")).toBeVisible();
  };
  await raiseBoth();
  await toast(page, "Four").hover();
  await pass(page, 60_000);
  await page.getByRole("button", { name: "Close: Four" }).click();
  await expect(toast(page, "Four")).toBeHidden();
  await expect(toast(page, "One")).toBeVisible();
  await page.mouse.move(10, 10);
  await pass(page, 5000);
  await expect(toast(page, "One")).toBeHidden();

  await raiseBoth();
  await seen(page, "hidden");
  await pass(page, 60_000);
  await seen(page, "visible");
  await pass(page, 4999);
  await expect(page.getByRole("group", { name: /One|Four/ })).toHaveCount(2);
  await pass(page, 1);
  await expect(page.getByRole("group", { name: /One|Four/ })).toHaveCount(0);
});

test("a toast that waits for its place is shown for its whole time, and one with a button stays", async ({
  page,
}) => {
  await page.clock.install();
  await show(page, "toasts beside modals");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const title of ["Undo", "One", "Four", "Five"])
    await page.getByRole("button", { name: `Raise ${title}` }).press("Enter");
  await expect(toast(page, "Four")).toBeVisible();
  await expect(toast(page, "Five")).toBeHidden();
  await pass(page, 5000);
  await expect(toast(page, "Four")).toHaveCount(0);
  await pass(page, 4999);
  await expect(toast(page, "Five")).toBeVisible();
  await pass(page, 60_000);
  await expect(toast(page, "Five")).toHaveCount(0);
  await expect(toast(page, "Undo")).toBeVisible();
});

test("a slider's track behaves like a native one: primary button only, dragging from everywhere, and nothing when disabled", async ({
  page,
}) => {
  await show(page, "sliders");
  const [rail, closed] = [
    page.locator("svg:has(rect)").first(),
    page.getByRole("group").nth(2).locator("svg").first(),
  ];
  const at = async (value: number, of = rail) => {
    const box = await of.boundingBox();
    if (!box) throw new Error("No rail");
    return [box.x + (box.width * value) / 100, box.y + box.height / 2] as const;
  };
  await page.mouse.click(...(await at(40, closed)));
  await expect(page.getByRole("slider").nth(2)).toHaveValue("20");
  const [from, to] = [page.getByRole("slider", { name: "From" }), page.getByRole("slider", { name: "To" })];
  await page.mouse.click(...(await at(40)), { button: "right" });
  await expect(from).toHaveValue("20");
  await page.evaluate(() => {
    window.changes = 0;
    document.addEventListener("change", () => window.changes++);
  });
  await page.mouse.move(...(await at(40)));
  await page.mouse.down();
  await expect(from).toHaveValue("40");
  const [x, y] = await at(60);
  await page.mouse.move(x, y + 200, { steps: 4 });
  await expect(from).toHaveValue("60");
  await page.mouse.up();
  await page.mouse.move(...(await at(70)));
  await expect(from).toHaveValue("60");
  await expect(from).toBeFocused();
  await expect(to).toHaveValue("80");
  expect(await page.evaluate(() => window.changes)).toBe(1);

  await to.fill("100");
  await from.fill("100");
  await page.mouse.move(...(await at(100)));
  await page.mouse.down();
  await page.mouse.move(...(await at(50)), { steps: 4 });
  await page.mouse.up();
  await expect(from, "the lower handle is above the other at the end").toHaveValue("50");

  const slide = page.getByRole("group", { name: "1 of 3: Basalt" });
  await slide.getByRole("slider").evaluate((thumb) => {
    const touch = { pointerType: "touch", bubbles: true };
    thumb.dispatchEvent(new PointerEvent("pointerdown", { ...touch, clientX: 200 }));
    thumb.dispatchEvent(new PointerEvent("pointerup", { ...touch, clientX: 20 }));
  });
  await expect(slide.getByRole("slider"), "a drag of a thumb in a carousel turns no slide").toBeVisible();
  const box = await slide.getByText("About").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 8, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^About/);
  await expect(slide.getByRole("slider"), "a drag over text selects it").toBeVisible();
});

test("a form action keeps controlled values, and resets others to their new default", async ({ page }) => {
  await show(page, "values in a form with an action");
  await page.getByRole("slider", { name: "Kept" }).press("ArrowRight");
  await page.getByRole("slider", { name: "Saved" }).press("ArrowRight");
  await page.getByLabel("Day", { exact: true }).fill("2027-04-01");
  await expect(page.getByText("31, 50, 2027-04-01")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("31, 51, 2027-04-01")).toBeVisible();
  await expect(page.getByRole("slider", { name: "Kept" })).toHaveValue("31");
  await expect(page.getByRole("slider", { name: "Saved" })).toHaveValue("51");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("2027-04-01");
});

test("overlays close when a link in them is followed, and when the page is restored from the back/forward cache", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await show(page, "a bar and a dropdown");
  const panel = page.getByRole("dialog", { name: "Menu" });
  const [menu, more] = [
    page.getByRole("button", { name: "Menu", exact: true }),
    page.getByRole("button", { name: "More" }),
  ];
  const water = page.getByRole("link", { name: "Water" });
  await more.click();
  // A link that opens elsewhere.
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) await water.dispatchEvent("click", { [key]: true });
  await water.click();
  await expect(water).toBeHidden();
  await menu.click();
  await panel.getByRole("link", { name: "Prices" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("http://kit.test/#prices");

  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await more.click();
  await expect(water).toBeVisible();
  await comeBack();
  await expect(water).toBeHidden();
  await menu.click();
  await expect(panel).toBeVisible();
  await comeBack();
  await expect(panel).toBeHidden();
});

test("without the Clipboard API, text is copied by execCommand, or a notice names the keys to press", async ({
  page,
}) => {
  await show(page, "texts to copy");
  await expect(page.getByLabel("Pasted")).toBeVisible();
  await page.evaluate(() => window.cases.runScripts());
  for (const [name, text] of [
    ["Copy the depth", "180 m"],
    ["Copy the line", "npx rig"],
    ["Copy page", "<!doctype html>"],
  ] as const) {
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(button.locator("..").getByRole("status")).toHaveText("Copied");
    await page.getByLabel("Pasted").fill("");
    await page.keyboard.press("Control+V");
    await expect(page.getByLabel("Pasted")).toHaveValue(new RegExp(`^${text}`));
  }
  // What a visitor copies by keyboard is still their own choice.
  await page.getByLabel("Pasted").fill("A note");
  for (const keys of ["A", "C", "V", "V"]) await page.keyboard.press(`Control+${keys}`);
  await expect(page.getByLabel("Pasted")).toHaveValue("A noteA note");

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const selected = () => page.evaluate(() => getSelection()?.toString().trim());
  await page.getByRole("button", { name: "Copy the depth" }).click();
  await expect(page.getByText("Press Ctrl+C to copy")).toBeVisible();
  expect(await selected()).toBe("180 m");
  // The first notice lies over the next button for ten seconds.
  await page.getByRole("button", { name: "Copy the width" }).press("Enter");
  await expect(page.getByText("Could not be copied")).toBeVisible();
  await page.getByRole("button", { name: "Copy the line" }).click();
  await expect(page.getByText("To copy it press Ctrl+C")).toBeVisible();
  expect(await selected()).toBe("npx rig");
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect(page.getByRole("link", { name: "Open as text" })).toHaveAttribute("href", "/page.md");
  expect(logged).toEqual(Array(4).fill("The browser refused to copy."));
});

test("the target of the URL's fragment is shown, even in a hidden tab or slide", async ({ page }) => {
  await show(page, "targets out of sight", "#tab-Gneiss");
  await expect(page.getByText("About Gneiss")).toBeInViewport();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Gneiss");
  await page.evaluate(() => window.cases.runScripts());
  for (const hash of ["#tab-Granite", "#slide-Granite", "#line-9"]) {
    await page.evaluate((hash) => location.assign(hash), hash);
    await expect(page.locator(hash)).toBeInViewport();
  }
  await expect(page.getByRole("group", { name: "3 of 3: Granite" })).toBeVisible();
  await page.evaluate(() => history.pushState(null, "", "#tab-Basalt"));
  await expect(page.getByText("About Basalt"), "a router's link").toBeVisible();
  await expect(page.getByRole("tab", { name: "Code", selected: true })).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await show(page, "targets out of sight");
  const link = '<a id="router" href="#tab-Granite" onclick="return false">Granite</a>';
  await page.evaluate((link) => document.body.insertAdjacentHTML("afterbegin", link), link);
  await page.locator("#router").click();
  await expect(page.getByText("About Granite"), "without the Navigation API").toBeInViewport();
});

/** Shows a case on a page that is not a secure context. */
async function show(page: Page, name: Case, hash = "") {
  const body = `<!doctype html><title>Bench</title><style>${bench.styles}</style><body>`;
  await page.route("http://kit.test/**", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto(`http://kit.test/${hash}`);
  await page.addScriptTag({ content: bench.code });
  await page.evaluate((name) => window.cases.show(name), name);
}

function toast(page: Page, title: string) {
  return page.getByRole("group", { name: title });
}

async function seen(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/**
 * Lets React render, then advances the clock. React renders in a separate task, which the test's clock does not
 * control.
 */
async function pass(page: Page, milliseconds: number) {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: "background" }));
  await page.clock.runFor(milliseconds);
}
