// R-RENTAL-4, R-RENTAL-11, R-WIDGET-15

import type { Page } from "@playwright/test";
import { rental } from "../../content/pages/rental.ts";
import { waitForHydration } from "../showcase/showcase-page.ts";
import { expect, test } from "../site.ts";

const address = "/pages/landing-pages/rental";

// Fixes today's date, because the tests choose days after it.
test.beforeEach(({ page }) => page.clock.setFixedTime("2027-01-15T12:00:00"));

test("a date can be typed, unless it does not exist or is in the past by the visitor’s clock", async ({
  page,
}) => {
  // One minute before 10 March in Sydney, the browser's time zone.
  await page.clock.setFixedTime("2027-03-09T23:59:00+11:00");
  await openLive(page);
  await depart(page).fill("2027-02-30");
  await depart(page).blur();
  await expect(search(page).getByText("2027-02-30 doesn't exist")).toBeVisible();
  await depart(page).fill("2027-03-08");
  await depart(page).blur();
  await expect(search(page).getByText("doesn't exist")).toHaveCount(0);
  await expect(search(page).getByText("Choose today or a later day.")).toBeVisible();
  await expect(depart(page)).toHaveAttribute("aria-invalid", "true");
  await depart(page).fill("2027-03-09");
  await depart(page).blur();
  await expect(depart(page)).not.toHaveAttribute("aria-invalid");
  await expect(depart(page)).toHaveValue("2027-03-09");
  const { calendar } = await openCalendar(page);
  const day = (name: RegExp) => calendar.getByRole("button", { name });
  await expect(day(/\b8 March 2027/)).toBeDisabled();
  await expect(day(/\b9 March 2027/)).toBeEnabled();
  await expect(day(/Previous Month/i)).toHaveAttribute("aria-disabled", "true");
});

test("a date can be selected in a calendar that is loaded on first use", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await openLive(page);
  await depart(page).fill("2027-03-09");
  const before = scripts.length;
  const { calendar } = await openCalendar(page);
  await calendar.getByRole("button", { name: /16 March 2027/ }).click();
  await expect(depart(page)).toHaveValue("2027-03-16");
  expect(scripts.length).toBeGreaterThan(before);
});

test("the calendar takes the focus even when reopened while closing; Escape restores the focus", async ({
  page,
}) => {
  await openLive(page);
  await depart(page).fill("2027-03-09");
  const { opener, calendar, day } = await openCalendar(page);
  // Reopens the calendar before the browser fires the first `toggle` event, so that the browser fires one event for
  // both changes.
  await calendar.evaluate((element: HTMLElement) => {
    element.hidePopover();
    element.showPopover();
  });
  await expect(day).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(depart(page)).toHaveValue("2027-03-09");
});

test("the form checks its fields, sends nothing anywhere and says so", async ({ page }) => {
  await openLive(page);
  const requests = sentFrom(page);
  const form = page.getByRole("region", { name: rental.contact.title });
  const { firstName, lastName, email, message } = rental.contact.fields;
  await form.getByRole("button", { name: rental.contact.send }).click();
  await expect(form.getByLabel(firstName)).toBeFocused();
  await expect(form.getByRole("status")).toHaveText("");
  await form.getByLabel(firstName).fill("Mary");
  await form.getByLabel(lastName).fill("Anning");
  await form.getByLabel(email).fill("mary@lyme.example");
  await form.getByLabel(message).fill("Is there a beach with ammonites?");
  await form.getByRole("button", { name: rental.contact.send }).click();
  await expect(form.getByRole("status")).toHaveText(rental.contact.answer);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(address);
});

/** Opens the page and waits for hydration, after which the button that opens the calendar is visible. */
async function openLive(page: Page) {
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens the calendar with its button and expects the focus to be on the date that the field contains. */
async function openCalendar(page: Page) {
  const opener = search(page).getByRole("button", { name: /^Change the date/ });
  await opener.press("Enter");
  const calendar = search(page).getByRole("dialog", { name: "Choose a date" });
  const day = calendar.getByRole("button", { name: /\b9 March 2027/ });
  await expect(day).toBeFocused();
  return { opener, calendar, day };
}

/** Collects navigations and requests from scripts, any of which could send what a visitor typed. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr", "ping"].includes(request.resourceType())) sent.push(request.url());
  });
  return sent;
}

function search(page: Page) {
  return page.getByRole("search");
}

function depart(page: Page) {
  return search(page).getByRole("textbox", { name: "Depart", exact: true });
}
