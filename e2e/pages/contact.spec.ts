import type { Page } from "@playwright/test";
import { chamber } from "../../illustrations/scenes/contact/chamber.ts";
import { contactGroundMedium } from "../../illustrations/scenes/contact/ground-medium.ts";
import { contactGroundWide } from "../../illustrations/scenes/contact/ground-wide.ts";
import { contactPanelPhone, contactPanelTablet } from "../../illustrations/scenes/contact/panel.ts";
import { fields, fill, open } from "../contact-form.ts";
import { arrived, lockDatabase, stored } from "../kept-enquiries.ts";
import { expect, test } from "../site.ts";

test.describe("the contact page", () => {
  test("asks what the specification asks", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("heading", { name: "Contact us", level: 1 })).toBeVisible();
    await expect(
      page.getByText("To find out how we can help you with your current project, please get in touch."),
    ).toBeVisible();
    const { name, email, message } = fields(page);
    await expect(name).toHaveAttribute("placeholder", "FirstName LastName");
    await expect(name).toHaveAttribute("required");
    await expect(name).toHaveAttribute("autocomplete", "name");
    await expect(email).toHaveAttribute("placeholder", /^\S+@\S+\.example$/);
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("required");
    await expect(message).toHaveAttribute("placeholder", "Please tell us about what you need done?");
    await expect(message).toHaveAttribute("rows", "4");
    await expect(message).not.toHaveAttribute("required");
    await expect(page.getByText("Project Details (optional)", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
    const direct = page.getByRole("region", { name: "Or reach us directly" });
    await expect(direct.getByRole("link", { name: "(02) 7010 0042" })).toHaveAttribute("href", /^tel:/);
    await expect(direct.getByRole("link", { name: "hello@stackhouse.example" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(direct.getByText("Sydney, Australia")).toBeVisible();
  });

  test("gives the body its style while it is shown, and takes it away on leaving", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("body")).toHaveClass("contact-page grey-background");
    const grey = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByRole("banner").getByRole("link", { name: "Stackhouse" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("body")).not.toHaveClass(/contact-page/);
    await expect(page.locator("body")).not.toHaveCSS("background-color", grey);
  });
});

test.describe("sending an enquiry", () => {
  test("thanks in a dialog, goes home when it is closed, and reaches the owner's inbox", async ({
    page,
    site,
  }) => {
    await open(page, "/contact");
    await fill(page, {
      name: "Mia Orchard",
      email: "mia@orchard.example",
      message: "A till that\nnever sleeps.",
    });
    await page.getByRole("button", { name: "Send Message" }).click();
    const dialog = page.getByRole("dialog", { name: "Thanks for contacting us." });
    await expect(dialog.getByText("Thank You", { exact: true })).toBeVisible();
    await expect(dialog.getByText("within 24 hours")).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveCount(1);
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(page).toHaveURL("/contact");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    const mail = await arrived(site, "Mia Orchard");
    expect(mail.subject).toContain("Mia Orchard");
    expect(mail.replyTo).toEqual([{ name: "Mia Orchard", address: "mia@orchard.example" }]);
    expect(mail.to?.map(({ address }) => address)).toEqual(["hello@stackhouse.example"]);
    expect(mail.text).toContain("A till that\nnever sleeps.");
    expect(mail.html).toContain("A till that");

    await page.goto("/contact");
    await expect(fields(page).message).toHaveValue("");
  });

  test("works with the keyboard alone, and Escape closes the dialog", async ({ page, site }) => {
    await open(page, "/contact");
    await fields(page).name.focus();
    await page.keyboard.type("Kim Keyboard");
    await page.keyboard.press("Tab");
    await page.keyboard.type("kim@keyboard.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("No mouse.");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Thanks for contacting us." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
    await arrived(site, "Kim Keyboard");
  });

  test("says by each field what is missing and leads there", async ({ page }) => {
    await open(page, "/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(fields(page).name).toHaveAccessibleDescription("Full Name: please write your name.");
    await expect(fields(page).email).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: "Full Name" }).click();
    await expect(fields(page).name).toBeFocused();
  });

  test("sends a double click once", async ({ page, site }) => {
    await open(page, "/contact");
    await fill(page, { name: "Dora Double", email: "dora@double.example", message: "Once, please." });
    await page.getByRole("button", { name: "Send Message" }).dblclick();
    await expect(page.getByRole("dialog")).toBeVisible();
    await arrived(site, "Dora Double");
    expect(stored(site, "Dora Double")).toEqual(["sendContactEmail"]);
  });
});

test.describe("when an enquiry can't be stored", () => {
  test("says so, goes home, and offers again what was typed", async ({ page, site }) => {
    await open(page, "/contact");
    await fill(page, { name: "Lou Locked", email: "lou@locked.example", message: "Written once." });
    const release = lockDatabase(site);
    await page.getByRole("button", { name: "Send Message" }).click();
    const dialog = page.getByRole("dialog", { name: "We can't take your message just now." });
    await expect(dialog.getByText("Send Failed", { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByText("nothing you typed is lost", { exact: false })).toBeVisible();
    release();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    await open(page, "/contact");
    await expect(page.getByText("We kept what you wrote last time.", { exact: false })).toBeVisible();
    await expect(fields(page).name).toHaveValue("Lou Locked");
    await expect(fields(page).email).toHaveValue("lou@locked.example");
    await expect(fields(page).message).toHaveValue("Written once.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("dialog", { name: "Thanks for contacting us." })).toBeVisible();
    await arrived(site, "Lou Locked");
    expect(stored(site, "Lou Locked")).toEqual(["sendContactEmail"]);
  });

  test("says so when the server does not answer at all", async ({ page, context }) => {
    await open(page, "/contact");
    await fill(page, { name: "Olly Offline", email: "olly@offline.example", message: "In a tunnel." });
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("dialog", { name: "Our server did not answer." })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await open(page, "/contact");
    await expect(fields(page).message).toHaveValue("In a tunnel.");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, and the answer shows the same dialog with a way home", async ({ page, site }) => {
    await page.goto("/contact");
    await fill(page, { name: "Nora Noscript", email: "nora@noscript.example", message: "Plain HTML." });
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for you enquiry" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "We will aim to respond within 24 hours" })).toBeVisible();
    const dialog = page.getByRole("dialog", { name: "Thanks for contacting us." });
    await expect(dialog.getByText("Thank You", { exact: true })).toBeVisible();
    await page.reload();
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await arrived(site, "Nora Noscript");
    expect(stored(site, "Nora Noscript")).toEqual(["sendContactEmail"]);
  });

  test("a failure shows the dialog and keeps what was typed", async ({ page, site }) => {
    await page.goto("/contact");
    await fill(page, { name: "Nils Noscript", email: "nils@noscript.example", message: "Kept." });
    const release = lockDatabase(site);
    await page.getByRole("button", { name: "Send Message" }).click();
    const dialog = page.getByRole("dialog", { name: "We can't take your message just now." });
    await expect(dialog.getByText("Send Failed", { exact: true })).toBeVisible({ timeout: 20_000 });
    release();
    await expect(fields(page).name).toHaveValue("Nils Noscript");
    await expect(fields(page).message).toHaveValue("Kept.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for you enquiry" })).toBeVisible();
  });
});

test.describe("phone, email and city", () => {
  for (const { width, panel } of [
    { width: 390, panel: contactPanelPhone },
    { width: 768, panel: contactPanelTablet },
  ]) {
    test(`at ${width} px stand in rows as high as their drawn layers, in a frame as large as the picture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/contact");
      const [delivery, platform, network] = panel.layers.layers.map(([, thickness]) => thickness);
      expect(await rowsOf(page)).toEqual([panel.layers.top, delivery, platform, network]);
      const picture = direct(page).locator("img");
      await expect(picture).toHaveCSS("width", `${panel.width}px`);
      await expect(picture).toHaveCSS("height", `${panel.height}px`);
      await expect(direct(page)).toHaveCSS("height", `${panel.height}px`);
    });
  }

  for (const ground of [contactGroundMedium, contactGroundWide]) {
    test(`at ${ground.width} px stand in the drawn layers, and the chamber's wall goes on where it is drawn`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: ground.width, height: 900 });
      await page.goto("/contact");
      const [surface, delivery, platform, network] = ground.layers.layers.map(([, thickness]) => thickness);
      expect(await rowsOf(page)).toEqual([surface, delivery, platform, network]);
      const drawing = page.locator("picture img[src*=contact-ground]");
      const art = await drawing.boundingBox();
      expect(art).toMatchObject({ width: ground.width, height: ground.height });
      expect((await direct(page).boundingBox())?.y).toBe((art?.y ?? 0) + ground.layers.top);
      const wall = await page
        .locator("div:has(+ picture img[src*=contact-ground]) > :nth-child(2)")
        .boundingBox();
      expect((wall?.x ?? 0) + chamber.edge.wall).toBe(ground.chamber.wall);
    });
  }
});

test("the tiles of the chamber are laid as large as they are drawn", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact");
  const masks = await page
    .locator("div:has(+ picture img[src*=contact-ground]) > *")
    .evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part)).map(({ maskImage, maskSize }) => ({ maskImage, maskSize })),
    );
  for (const part of ["wall", "floor", "corner"] as const) {
    const { width, height } = chamber[part];
    const mask = masks.find(({ maskImage }) => maskImage.includes(`chamber-${part}`));
    expect(mask?.maskSize, part).toBe(`${width}px ${height}px`);
  }
});

function direct(page: Page) {
  return page.getByRole("region", { name: "Or reach us directly" });
}

function rowsOf(page: Page): Promise<number[]> {
  return direct(page).evaluate((details) =>
    getComputedStyle(details).gridTemplateRows.split(" ").map(Number.parseFloat),
  );
}
