import type { Page } from "@playwright/test";
import { errors } from "../../content/errors.ts";
import { contact } from "../../content/pages/contact.ts";
import { place } from "../../contract/company-facts.ts";
import { chamber } from "../../illustrations/scenes/contact/chamber.ts";
import { contactGroundMedium } from "../../illustrations/scenes/contact/ground-medium.ts";
import { contactGroundWide } from "../../illustrations/scenes/contact/ground-wide.ts";
import { contactPanelPhone, contactPanelTablet } from "../../illustrations/scenes/contact/panel.ts";
import { lockDatabase } from "../../server/testing/lock-database.ts";
import { site as company } from "../../site.config.ts";
import { fields, fill, open } from "../contact-form.ts";
import { arrived, stored } from "../kept-enquiries.ts";
import { expect, test } from "../site.ts";

const { send, success, answered } = contact;
const failed = errors.sendContactEmail.title;

test.describe("the contact page", () => {
  test("asks who writes, where to answer and what it is about", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("heading", { name: contact.title, level: 1 })).toBeVisible();
    await expect(page.getByText(contact.intro)).toBeVisible();
    const { name, email, message } = fields(page);
    await expect(name).toHaveAttribute("placeholder", contact.fields.fullname.placeholder);
    await expect(name).toHaveAttribute("required");
    await expect(name).toHaveAttribute("autocomplete", "name");
    await expect(email).toHaveAttribute("placeholder", contact.fields.emailAddress.placeholder);
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("required");
    await expect(message).toHaveAttribute("placeholder", contact.fields.msg.placeholder);
    await expect(message).toHaveAttribute("rows", "4");
    await expect(message).not.toHaveAttribute("required");
    await expect(page.getByText(`${contact.fields.msg.label} (optional)`, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: send })).toBeVisible();
    const link = (name: string) => direct(page).getByRole("link", { name });
    await expect(link(company.phone.shown)).toHaveAttribute("href", `tel:${company.phone.dialled}`);
    await expect(link(company.email)).toHaveAttribute("href", `mailto:${company.email}`);
    await expect(direct(page).getByText(place)).toBeVisible();
  });

  test("gives the body its style while it is shown, and takes it away on leaving", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("body")).toHaveClass("contact-page grey-background");
    const grey = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByRole("banner").getByRole("link", { name: company.name }).click();
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
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: success.heading });
    await expect(dialog.getByText(success.title, { exact: true })).toBeVisible();
    await expect(dialog.getByText(success.message)).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveCount(1);
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(page).toHaveURL("/contact");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    const mail = await arrived(site, "Mia Orchard");
    expect(mail.subject).toContain("Mia Orchard");
    expect(mail.replyTo).toEqual([{ name: "Mia Orchard", address: "mia@orchard.example" }]);
    expect(mail.to?.map(({ address }) => address)).toEqual([company.mail.contactTo]);
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
    await expect(page.getByRole("button", { name: send })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: success.heading })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
    await arrived(site, "Kim Keyboard");
  });

  test("says by each field what is missing and leads there", async ({ page }) => {
    await open(page, "/contact");
    await page.getByRole("button", { name: send }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(fields(page).name).toHaveAccessibleDescription(contact.missing.fullname);
    await expect(fields(page).email).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: contact.fields.fullname.label }).click();
    await expect(fields(page).name).toBeFocused();
  });

  test("sends a double click once", async ({ page, site }) => {
    await open(page, "/contact");
    await fill(page, { name: "Dora Double", email: "dora@double.example", message: "Once, please." });
    await page.getByRole("button", { name: send }).dblclick();
    await expect(page.getByRole("dialog")).toBeVisible();
    await arrived(site, "Dora Double");
    expect(stored(site, "Dora Double")).toEqual(["sendContactEmail"]);
  });
});

test.describe("when an enquiry can't be stored", () => {
  test("says so, goes home, and offers again what was typed", async ({ page, site }) => {
    await open(page, "/contact");
    await fill(page, { name: "Lou Locked", email: "lou@locked.example", message: "Written once." });
    const release = await lockDatabase(site.dataDir);
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: "We can't take your message just now." });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByText("nothing you typed is lost", { exact: false })).toBeVisible();
    release();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    await open(page, "/contact");
    await expect(page.getByText(contact.restored)).toBeVisible();
    await expect(fields(page).name).toHaveValue("Lou Locked");
    await expect(fields(page).email).toHaveValue("lou@locked.example");
    await expect(fields(page).message).toHaveValue("Written once.");
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("dialog", { name: success.heading })).toBeVisible();
    await arrived(site, "Lou Locked");
    expect(stored(site, "Lou Locked")).toEqual(["sendContactEmail"]);
  });

  test("says so when the server does not answer at all", async ({ page, context }) => {
    await open(page, "/contact");
    await fill(page, { name: "Olly Offline", email: "olly@offline.example", message: "In a tunnel." });
    await context.setOffline(true);
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("dialog", { name: errors.unreachable.message })).toBeVisible();
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
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("heading", { name: answered.thanks })).toBeVisible();
    await expect(page.getByRole("heading", { name: answered.promise })).toBeVisible();
    const dialog = page.getByRole("dialog", { name: success.heading });
    await expect(dialog.getByText(success.title, { exact: true })).toBeVisible();
    await page.reload();
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await arrived(site, "Nora Noscript");
    expect(stored(site, "Nora Noscript")).toEqual(["sendContactEmail"]);
  });

  test("a failure shows the dialog and keeps what was typed", async ({ page, site }) => {
    await page.goto("/contact");
    await fill(page, { name: "Nils Noscript", email: "nils@noscript.example", message: "Kept." });
    const release = await lockDatabase(site.dataDir);
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: "We can't take your message just now." });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible({ timeout: 20_000 });
    release();
    await expect(fields(page).name).toHaveValue("Nils Noscript");
    await expect(fields(page).message).toHaveValue("Kept.");
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("heading", { name: answered.thanks })).toBeVisible();
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
  return page.getByRole("region", { name: contact.direct });
}

function rowsOf(page: Page): Promise<number[]> {
  return direct(page).evaluate((details) =>
    getComputedStyle(details).gridTemplateRows.split(" ").map(Number.parseFloat),
  );
}
