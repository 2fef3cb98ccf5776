import type { Page } from "@playwright/test";
import { rental } from "../../content/pages/rental.ts";
import { expect, test } from "../site.ts";

const address = "/pages/landing-pages/rental";

for (const width of [390, 1440]) {
  test(`the calendar opens clear of its label at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const label = page.getByText("Depart", { exact: true });
    await page.getByRole("button", { name: "Choose a date" }).click();
    const calendar = page.getByRole("dialog", { name: "Choose a date" });
    await expect(calendar.getByRole("grid")).toBeVisible();
    const [over, under] = [await calendar.boundingBox(), await label.boundingBox()];
    if (!over || !under) throw new Error("The calendar or its label is not shown");
    expect(over.y + over.height <= under.y || over.y >= under.y + under.height).toBe(true);
  });
}

test.describe("the hero", () => {
  test("says what the page is for", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book your next trip");
    await expect(
      page.getByText(
        "An arrangement you make to have a hotel room, tickets, etc. at a particular time in the future",
        { exact: true },
      ),
    ).toBeVisible();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`lies behind a transparent navigation bar with white text (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      const bar = page.getByRole("banner").first();
      await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(bar).toHaveCSS("color", "oklch(0.955 0.006 88)");
      const [sea, link] = await Promise.all([
        page.locator("main header").boundingBox(),
        bar.getByRole("link", { name: "About" }).boundingBox(),
      ]);
      expect(sea?.y).toBeLessThanOrEqual(0);
      expect((sea?.y ?? 0) + (sea?.height ?? 0)).toBeGreaterThan((link?.y ?? 0) + (link?.height ?? 0));
    });
  }

  test("gives the body its class and a grey ground, and takes both away again", async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("body")).toHaveClass("rental grey-background");
    await expect(page.locator("body")).toHaveCSS("background-color", "oklch(0.958 0.01 86)");
    await page.getByRole("link", { name: "About", exact: true }).click();
    await page.waitForURL("**/about-us");
    await expect(page.locator("body")).not.toHaveClass(/rental|grey-background/);
    await expect(page.locator("body")).toHaveCSS("background-color", "oklch(0.985 0.007 88)");
  });

  test("by the body's class the marks before its headings are as blue as its sea", async ({ page }) => {
    const markColour = () =>
      page.evaluate(() => {
        const label = document.querySelector("[aria-labelledby=guests] .depth");
        return label && getComputedStyle(label, "::before").backgroundColor;
      });
    await page.goto(address);
    expect(await markColour()).toBe("oklch(0.48 0.144 252)");
    await page.locator("body").evaluate((body) => body.classList.remove("rental"));
    expect(await markColour()).toBe("oklch(0.54 0.205 2)");
  });
});

test.describe("the search", () => {
  // The days that are chosen here are to come.
  test.beforeEach(({ page }) => page.clock.setFixedTime("2027-01-15T12:00:00"));

  test("offers four places to leave from and four to go to, Brazil and Italy first", async ({ page }) => {
    await page.goto(address);
    for (const [label, places, chosen] of [
      ["Leave From", ["Brazil", "Bucharest", "London", "USA"], "Brazil"],
      ["To", ["Italy", "Spain", "Denmark", "Poland"], "Italy"],
    ] as const) {
      const select = search(page).getByLabel(label, { exact: true });
      await expect(select.getByRole("option", { includeHidden: true })).toHaveText([...places]);
      await expect(select).toHaveValue(chosen);
    }
  });

  test("finds a place by what is typed over the chosen one", async ({ page }) => {
    await openLive(page);
    for (const [label, typed, found] of [
      ["Leave From", "lon", "London"],
      ["To", "den", "Denmark"],
    ] as const) {
      await search(page).getByLabel(label, { exact: true }).click();
      const box = search(page).getByRole("combobox", { name: label, exact: true }).and(page.locator("input"));
      await expect(box).toBeFocused();
      await page.keyboard.type(typed);
      await expect(search(page).getByRole("option").first()).toHaveText(found);
      await page.keyboard.press("Enter");
      await expect(box).toHaveValue(found);
    }
  });

  test("a click into a box marks the place that is in it", async ({ page }) => {
    await openLive(page);
    await search(page).getByLabel("To", { exact: true }).focus();
    const box = search(page).getByRole("combobox", { name: "To", exact: true }).and(page.locator("input"));
    await expect(box).toBeFocused();
    await search(page).getByRole("button", { name: "Search" }).focus();
    await box.click();
    await page.keyboard.type("pol");
    await expect(box).toHaveValue("pol");
  });

  test("takes a date that is typed, and says when there is none like it", async ({ page }) => {
    await openLive(page);
    await expect(depart(page)).toHaveAttribute("placeholder", "Please select date");
    await depart(page).fill("2027-02-30");
    await depart(page).blur();
    await expect(search(page).getByText("2027-02-30 doesn't exist")).toBeVisible();
    await depart(page).fill("2027-03-09");
    await depart(page).blur();
    await expect(search(page).getByText("doesn't exist")).toHaveCount(0);
    await expect(depart(page)).toHaveValue("2027-03-09");
  });

  test("takes no day that is past by the visitor’s own clock, typed or from the calendar", async ({
    page,
  }) => {
    // The last minute of the 9th in Sydney, where the browser is.
    await page.clock.setFixedTime("2027-03-09T23:59:00+11:00");
    await openLive(page);
    await depart(page).fill("2027-03-08");
    await depart(page).blur();
    await expect(search(page).getByText("Choose today or a later day.")).toBeVisible();
    await expect(depart(page)).toHaveAttribute("aria-invalid", "true");
    await depart(page).fill("2027-03-09");
    await depart(page).blur();
    await expect(depart(page)).not.toHaveAttribute("aria-invalid");
    await search(page)
      .getByRole("button", { name: /^Change the date/ })
      .click();
    const day = (name: RegExp) => search(page).getByRole("dialog").getByRole("button", { name });
    await expect(day(/\b8 March 2027/)).toBeDisabled();
    await expect(day(/\b9 March 2027/)).toBeEnabled();
    await expect(day(/Previous Month/i)).toHaveAttribute("aria-disabled", "true");
  });

  test("takes a date from a calendar that is loaded when it is first opened", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await openLive(page);
    await depart(page).fill("2027-03-09");
    const before = scripts.length;
    await search(page)
      .getByRole("button", { name: /^Change the date/ })
      .click();
    await search(page)
      .getByRole("dialog")
      .getByRole("button", { name: /16 March 2027/ })
      .click();
    await expect(depart(page)).toHaveValue("2027-03-16");
    expect(scripts.length).toBeGreaterThan(before);
  });

  test("takes the focus into the calendar again when it is opened in the moment it was closed", async ({
    page,
  }) => {
    const { calendar, day } = await openCalendar(page);
    // Before the browser tells of the first: it tells of both at once then.
    await calendar.evaluate((element: HTMLElement) => {
      element.hidePopover();
      element.showPopover();
    });
    await expect(day).toBeFocused();
  });

  test("keeps Tab in the calendar, round and round; Escape closes it and gives the focus back", async ({
    page,
  }) => {
    const { opener, calendar, day } = await openCalendar(page);
    const round = [
      calendar.getByRole("button", { name: "Close" }),
      calendar.getByRole("button", { name: /Previous Month/i }),
      calendar.getByRole("button", { name: /Next Month/i }),
      day,
    ];
    for (const key of ["Tab", "Shift+Tab"]) {
      for (const stop of key === "Tab" ? round : [...round.slice(0, -1).reverse(), day]) {
        await page.keyboard.press(key);
        await expect(stop).toBeFocused();
      }
    }
    await expect(calendar).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(calendar).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(depart(page)).toHaveValue("2027-03-09");
  });

  test("its button does nothing", async ({ page }) => {
    await openLive(page);
    const requests = sentFrom(page);
    const html = await page.locator("main").innerHTML();
    await search(page).getByRole("button", { name: "Search", exact: true }).click();
    // The ripple is drawn for 600 milliseconds.
    await page.waitForTimeout(800);
    expect(await page.locator("main").innerHTML()).toBe(html);
    expect(requests).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test("opening a list moves nothing", async ({ page }) => {
    await openLive(page);
    const before = await search(page).boundingBox();
    await search(page).getByLabel("Leave From").click();
    await expect(search(page).getByRole("option").first()).toBeVisible();
    expect(await search(page).boundingBox()).toEqual(before);
  });
});

const places = [
  ["Low tide, Culburra", "Entire Cottage • 4 Guests • 2 Beds", "From $185 / Night", "coast"],
  ["The quiet creek", "Private Cabin • 2 Guests • 1 Bed", "From $140 / Night", "forest"],
  ["Seventh floor, river side", "Entire Apartment • 3 Guests • 2 Beds", "From $210 / Night", "city"],
  ["Dune number four", "Caravan • 2 Guests • 1 Bed", "From $95 / Night", "desert"],
  ["Hut below the saddle", "Alpine Hut • 6 Guests • 4 Beds", "From $160 / Night", "lake"],
  ["Inside the reef", "Entire Bungalow • 5 Guests • 3 Beds", "From $320 / Night", "island"],
] as const;

test.describe("the places", () => {
  test("are six, each with a picture, a category line, words and one link with its price", async ({
    page,
  }) => {
    await page.goto(address);
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(6);
    for (const [index, [title, categories, price, picture]] of places.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
      await expect(card.getByText(categories, { exact: true })).toBeVisible();
      await expect(card.getByRole("img")).toHaveAttribute("src", `/samples/terrain-${picture}.svg`);
      await expect(card.getByRole("img")).toHaveAccessibleName(/\w+ \w+/);
      await expect(card.getByRole("link")).toHaveCount(1);
      await expect(card.getByRole("link")).toContainText(price);
      await expect(card.getByRole("link")).toHaveAccessibleName(new RegExp(`, ${title}$`));
    }
  });

  test("a place's link leads to the form", async ({ page }) => {
    await page.goto(address);
    await page.getByRole("link", { name: /From \$140/ }).click();
    await expect(page.getByRole("heading", { name: "Contact us" })).toBeInViewport();
  });

  test("have a pager of five pages on the second, which stays where it is", async ({ page }) => {
    await page.goto(address);
    const pager = page.getByRole("navigation", { name: "Pages of places" });
    await expect(pager.getByRole("link")).toHaveText([
      "Previous",
      "Page 1",
      "Page 2",
      "Page 3",
      "Page 4",
      "Page 5",
      "Next",
    ]);
    await expect(pager.locator("[aria-current]")).toHaveText("Page 2");
    await pager.getByRole("link", { name: "Next" }).click();
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(pager.locator("[aria-current]")).toHaveText("Page 2");
  });
});

test("three guests, each with a portrait of their own, have something to say", async ({ page }) => {
  await page.goto(address);
  const guests = page.getByRole("region", { name: rental.guests.title }).getByRole("figure");
  await expect(guests).toHaveCount(3);
  for (const [index, [name, username, stars]] of [
    ["Ines Marlow", "@ines.marlow", "5 of 5 stars"],
    ["Otto Brandt", "@otto.by.ferry", "4 of 5 stars"],
    ["Mira Lal", "@mira.lal", "5 of 5 stars"],
  ].entries()) {
    const guest = guests.nth(index);
    await expect(guest.getByText(name ?? "", { exact: true })).toBeVisible();
    await expect(guest.getByText(username ?? "", { exact: true })).toBeVisible();
    await expect(guest.getByRole("img", { name: stars ?? "" })).toBeVisible();
    await expect(guest.getByRole("blockquote")).toHaveText(/\w/);
  }
  const portraits = await guests
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  expect(new Set(portraits).size).toBe(3);
});

test("five questions, of which the first is open", async ({ page }) => {
  await page.goto(address);
  const questions = page.locator("main details");
  await expect(questions).toHaveCount(5);
  for (const [index, question] of (await questions.all()).entries()) {
    await expect(question).toHaveJSProperty("open", index === 0);
  }
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).toHaveJSProperty("open", true);
  await expect(questions.nth(2).locator("p")).toBeVisible();
});

test.describe("the form", () => {
  test("has its fields, and a switch that is on", async ({ page }) => {
    await page.goto(address);
    for (const label of ["First Name", "Last Name", "Email Address", "Your Message"]) {
      await expect(form(page).getByRole("textbox", { name: label, exact: true })).toHaveValue("");
    }
    await expect(form(page).getByLabel("Email Address")).toHaveAttribute("type", "email");
    await expect(form(page).getByLabel("Your Message")).toHaveAttribute("rows", "4");
    await expect(
      form(page).getByRole("switch", { name: "I agree to the Terms and Conditions", exact: true }),
    ).toBeChecked();
  });

  test("checks its fields, sends nothing anywhere and says so", async ({ page }) => {
    await openLive(page);
    const requests = sentFrom(page);
    await form(page).getByRole("button", { name: "Send Message" }).click();
    await expect(form(page).getByLabel("First Name")).toBeFocused();
    await expect(form(page).getByRole("status")).toHaveText("");
    await fill(page);
    await form(page).getByRole("button", { name: "Send Message" }).click();
    await expect(form(page).getByRole("status")).toHaveText(rental.contact.answer);
    expect(requests).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(address);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is two plain selects and a plain text field", async ({ page }) => {
    await page.goto(address);
    await search(page).getByLabel("Leave From").selectOption("USA");
    await search(page).getByLabel("To", { exact: true }).selectOption("Poland");
    await depart(page).fill("2027-03-09");
    await expect(search(page).getByRole("combobox")).toHaveCount(2);
    await expect(search(page).getByRole("button")).toHaveText(["Search"]);
  });

  test("the form posts nothing anywhere", async ({ page }) => {
    await page.goto(address);
    const requests = sentFrom(page);
    await fill(page);
    await form(page).getByRole("button", { name: "Send Message" }).click();
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await expect(form(page).getByLabel("First Name")).toHaveValue("Mary");
  });
});

/** React has come: the calendar's button is its own. */
async function openLive(page: Page) {
  await page.goto(address);
  await expect(search(page).getByRole("button", { name: "Choose a date" })).toBeVisible();
}

/** By its button, at the day that is typed. */
async function openCalendar(page: Page) {
  await openLive(page);
  await depart(page).fill("2027-03-09");
  const opener = search(page).getByRole("button", { name: /^Change the date/ });
  await opener.press("Enter");
  const calendar = search(page).getByRole("dialog", { name: "Choose a date" });
  const day = calendar.getByRole("button", { name: /\b9 March 2027/ });
  await expect(day).toBeFocused();
  return { opener, calendar, day };
}

/** Navigations and calls from now on: what could carry an entry out. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr", "ping"].includes(request.resourceType())) sent.push(request.url());
  });
  return sent;
}

async function fill(page: Page) {
  await form(page).getByLabel("First Name").fill("Mary");
  await form(page).getByLabel("Last Name").fill("Anning");
  await form(page).getByLabel("Email Address").fill("mary@lyme.example");
  await form(page).getByLabel("Your Message").fill("Is there a beach with ammonites?");
}

function search(page: Page) {
  return page.getByRole("search");
}

function depart(page: Page) {
  return search(page).getByRole("textbox", { name: "Depart", exact: true });
}

function form(page: Page) {
  return page.getByRole("region", { name: "Contact us" });
}
