import { wcagContrast } from "culori";
import { coloursAt } from "../colours.ts";
import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

test("avatars go from xs to xxl, each larger than the one before, and round", async ({ page }) => {
  await page.goto("/sections/elements/avatars");
  const portraits = previewOf(page, "Sizes").getByRole("img");
  const sides = await portraits.evaluateAll((images) => images.map((image) => image.clientWidth));
  expect(sides).toEqual([24, 36, 48, 60, 76, 112]);
  await expect(previewOf(page, "Initials").getByRole("img", { name: "Ana de la Cruz" })).toHaveText("AC");
  await expect(previewOf(page, "Group").getByRole("list", { name: "Day shift" })).toContainText("+9");
});

test("badges and buttons come in every colour and variant", async ({ page }) => {
  const shared = ["Primary", "Secondary", "Info", "Success", "Warning", "Danger", "Light", "Dark"];
  await page.goto("/sections/elements/badges");
  for (const word of [...shared, "White"]) {
    await expect(previewOf(page, "Colours").getByText(word, { exact: true })).toHaveCount(2);
  }
  await page.goto("/sections/elements/buttons");
  for (const word of [...shared, "None"]) {
    await expect(previewOf(page, "Colours").getByRole("button", { name: word })).toHaveCount(3);
  }
  // In outline white stands on rock.
  await expect(previewOf(page, "Colours").getByRole("button", { name: "White" })).toHaveCount(2);
  await expect(previewOf(page, "On rock").getByRole("button", { name: "Ask for light" })).toHaveCSS(
    "color",
    /oklch\(1 0 0\)|rgb\(255, 255, 255\)/,
  );
});

test("progress bars, simple and gradient, stand at 50% in every colour", async ({ page }) => {
  await page.goto("/sections/elements/progress-bars");
  for (const title of ["Simple", "Gradient"]) {
    const bars = previewOf(page, title).getByRole("progressbar");
    await expect(bars).toHaveCount(8);
    for (const bar of await bars.all()) await expect(bar).toHaveAttribute("value", "50");
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`progress bars stand out from their track, at both ends of the gradient, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/sections/elements/progress-bars");
    for (const bar of await previewOf(page, "Gradient").getByRole("progressbar").all()) {
      const [track = "", ...fills] = await coloursAt(bar.locator(".."), [
        "--_kit-track",
        "--_kit-fill",
        "--_kit-from",
        "--_kit-to",
      ]);
      for (const fill of fills) {
        expect(wcagContrast(fill, track), `${fill} on ${track}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test(`the label on each network's button can be read in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/sections/elements/social-buttons");
    for (const button of await previewOf(page, "Labelled").getByRole("button").all()) {
      const [fill = "", label = ""] = await coloursAt(button, ["--_kit-fill", "--_kit-text"]);
      expect(wcagContrast(fill, label), `${label} on ${fill}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test("twelve networks have their button, labelled and as an icon with a name", async ({ page }) => {
  await page.goto("/sections/elements/social-buttons");
  const names = [
    "Facebook",
    "Twitter",
    "Instagram",
    "LinkedIn",
    "Pinterest",
    "YouTube",
    "GitHub",
    "Vimeo",
    "Slack",
    "Dribbble",
    "Reddit",
    "Tumblr",
  ];
  for (const title of ["Labelled", "Icon only"]) {
    await expect(previewOf(page, title).getByRole("button")).toHaveCount(names.length);
    for (const name of names) {
      await expect(previewOf(page, title).getByRole("button", { name, exact: true })).toBeVisible();
    }
  }
});

test("the table has its five headers and six rows, each Online or Offline", async ({ page }) => {
  await page.goto("/sections/elements/tables");
  const table = previewOf(page, "Authors").getByRole("table", { name: "Authors of the drill log" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Author",
    "Function",
    "Status",
    "Employed",
    "Action",
  ]);
  await expect(table.getByRole("rowheader")).toHaveCount(6);
  await expect(table.getByText(/^(Online|Offline)$/)).toHaveText([
    "Online",
    "Online",
    "Offline",
    "Online",
    "Offline",
    "Offline",
  ]);
  await expect(table.getByRole("link", { name: "Edit Mira Castellanos" })).toHaveAttribute(
    "href",
    "#authors",
  );
});

test("on a phone the table scrolls in its place, by the keys too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/sections/elements/tables");
  const frame = previewOf(page, "Authors").getByRole("region", { name: "Authors of the drill log" });
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("breadcrumbs end at the page itself, and what leads nowhere is text", async ({ page }) => {
  await page.goto("/sections/elements/breadcrumbs");
  const levels = previewOf(page, "Levels").getByRole("navigation", { name: "Three levels" });
  await expect(levels.getByRole("link")).toHaveText(["Surface", "Platform"]);
  await expect(levels.getByText("Edge computing")).toHaveAttribute("aria-current", "page");
  await expect(previewOf(page, "Without a page").getByRole("link")).toHaveText(["Surface", "0117"]);
});

test("a group of buttons has a name, and each of its icons too", async ({ page }) => {
  await page.goto("/sections/elements/button-groups");
  const group = previewOf(page, "Icons").getByRole("group", { name: "Recording of the drill" });
  await expect(group.getByRole("button")).toHaveCount(4);
  await group.getByRole("button", { name: "To the beginning" }).focus();
  await page.keyboard.press("Tab");
  await expect(group.getByRole("button", { name: "Play" })).toBeFocused();
});

test("headings begin at level 3, and text is Roboto or monospace", async ({ page }) => {
  await page.goto("/sections/elements/typography");
  const levels = await previewOf(page, "Headings")
    .getByRole("heading")
    .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
  expect(levels).toEqual(["H3", "H3", "H3", "H4", "H5", "H6"]);
  await expect(previewOf(page, "Text").getByText("Body.")).toHaveCSS("font-family", /^"?Roboto"?,/);
  await expect(previewOf(page, "Monospace").getByText("0123456789")).toHaveCSS(
    "font-family",
    /^"?Roboto Mono"?,/,
  );
});
