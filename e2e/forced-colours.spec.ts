import type { Locator } from "@playwright/test";
import { openLive, previewOf } from "./showcase/showcase-page.ts";
import { expect, test } from "./site.ts";

/** With the system's colours in place of ours, what is on, chosen or current still looks unlike what is not. */
test.use({ contextOptions: { forcedColors: "active" } });

const pairs = [
  {
    widget: "a switch",
    address: "/sections/elements/toggles",
    example: "Switches",
    on: (stage: Locator) => stage.getByRole("switch", { name: "I agree to the Terms and Conditions" }),
    off: (stage: Locator) => stage.getByRole("switch", { name: "Ring when water comes" }),
  },
  {
    widget: "a checkbox",
    address: "/sections/elements/toggles",
    example: "Checkboxes",
    on: (stage: Locator) => stage.getByRole("checkbox", { name: "Send me the log" }),
    off: (stage: Locator) => stage.getByRole("checkbox", { name: "Keep the cores" }),
  },
  {
    widget: "a radio button",
    address: "/sections/elements/toggles",
    example: "Radio group",
    on: (stage: Locator) => stage.getByRole("radio", { name: "Radio 1" }),
    off: (stage: Locator) => stage.getByRole("radio", { name: "Radio 2" }),
  },
  {
    widget: "the current page",
    address: "/sections/navigation/pagination",
    example: "Simple",
    on: (stage: Locator) => stage.getByRole("link", { name: "2" }),
    off: (stage: Locator) => stage.getByRole("link", { name: "3" }),
  },
];

for (const { widget, address, example, on, off } of pairs) {
  test(`${widget} is told from its neighbour`, async ({ page }) => {
    await page.goto(address);
    const stage = previewOf(page, example);
    expect(await lookOf(on(stage))).not.toEqual(await lookOf(off(stage)));
  });
}

test("the chosen tab looks unlike itself when another is chosen", async ({ page }) => {
  await openLive(page, "/sections/navigation/nav-tabs");
  const tab = (name: string) => previewOf(page, "Simple").getByRole("tab", { name });
  const chosen = await pictureOf(tab("My Profile"));
  await tab("Payments").click();
  await page.mouse.move(0, 0);
  expect(await pictureOf(tab("My Profile"))).not.toEqual(chosen);
});

test("the focus is seen on a button", async ({ page }) => {
  await page.goto("/sections/elements/buttons");
  const button = previewOf(page, "Sizes").getByRole("button").first();
  const before = await lookOf(button);
  await previewOf(page, "Sizes").getByRole("button").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  expect(await lookOf(button)).not.toEqual(before);
});

test("how far something has come is seen", async ({ page }) => {
  await page.goto("/sections/elements/progress-bars");
  const bars = previewOf(page, "At work").getByRole("progressbar");
  expect(await pictureOf(bars.nth(0))).not.toEqual(await pictureOf(bars.nth(3)));
});

test("a badge has an edge, for its ground is gone", async ({ page }) => {
  await page.goto("/sections/elements/badges");
  await expect(previewOf(page, "Colours").getByText("Primary").first()).toHaveCSS("outline-style", "solid");
});

test("words over a picture lose the picture", async ({ page }) => {
  await page.goto("/sections/navigation/navbars");
  await expect(previewOf(page, "Transparent").locator("img[src^='/samples/']").first()).toBeHidden();
});

/** What a person sees of it, without the words. */
function lookOf(control: Locator) {
  return control.evaluate((element) =>
    [element, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, typeof part === "string" ? part : null);
      const { backgroundColor, borderColor, borderWidth, boxShadow, outline, textDecoration, translate } =
        style;
      return { backgroundColor, borderColor, borderWidth, boxShadow, outline, textDecoration, translate };
    }),
  );
}

async function pictureOf(place: Locator): Promise<string> {
  return (await place.screenshot({ animations: "disabled" })).toString("base64");
}
