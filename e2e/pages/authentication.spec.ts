import type { Browser, Page } from "@playwright/test";
import { authentication } from "../../content/pages/authentication.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { site as company } from "../../site.config.ts";
import { expect, test } from "../site.ts";

const signIns = ["basic", "cover", "illustration", "simple"].map((name) => `/authentication/sign-in/${name}`);
const signUp = "/authentication/sign-up/cover";
const reset = "/authentication/reset-password/cover";
const all = [...signIns, signUp, reset];
/** The sign-in pages share one form: the first stands for what it does, each for how it is laid out. */
const [signIn = ""] = signIns;

for (const address of signIns) {
  test.describe(address, () => {
    test("asks for email and password in words that password managers know", async ({ page }) => {
      await page.goto(address);
      await expect(form(page).getByRole("textbox", { name: "Email" })).toHaveAttribute(
        "autocomplete",
        "username",
      );
      await expect(email(page)).toHaveAttribute("type", "email");
      await expect(password(page)).toHaveAttribute("autocomplete", "current-password");
      await expect(password(page)).toHaveAttribute("type", "password");
      await expect(form(page).getByRole("button", { name: "Sign in" })).toBeVisible();
    });
  });
}

test.describe(signIn, () => {
  test("has a switch 'Remember me' that is off until it is pressed", async ({ page }) => {
    await page.goto(signIn);
    const remember = form(page).getByRole("switch", { name: "Remember me" });
    await expect(remember).not.toBeChecked();
    await remember.press(" ");
    await expect(remember).toBeChecked();
  });

  test("leads to signing up and to a new password", async ({ page }) => {
    await page.goto(signIn);
    await form(page).getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL(signUp);
    await page.goBack();
    await form(page).getByRole("link", { name: "Reset password" }).click();
    await expect(page).toHaveURL(reset);
  });
});

test.describe(signUp, () => {
  test("has a name for links", () => {
    expect(templateAddresses.signUpCover).toBe(signUp);
  });

  test("asks for name, email and a new password, and the agreement starts checked", async ({ page }) => {
    await page.goto(signUp);
    await expect(form(page).getByRole("textbox", { name: "Name" })).toHaveAttribute("autocomplete", "name");
    await expect(email(page)).toHaveAttribute("autocomplete", "email");
    await expect(password(page)).toHaveAttribute("autocomplete", "new-password");
    await expect(password(page)).toHaveAccessibleDescription(/Twelve characters or more/);
    await expect(
      form(page).getByRole("switch", { name: "I agree to the Terms and Conditions" }),
    ).toBeChecked();
  });

  test("doesn't take a password that is too short", async ({ page }) => {
    await page.goto(signUp);
    await fill(page);
    await password(page).fill("");
    await password(page).pressSequentially("eleven chrs");
    await password(page).press("Enter");
    await expect(password(page)).toBeFocused();
    await expect(page.getByRole("status")).toHaveText(authentication.sample);
  });

  test("leads back to signing in", async ({ page }) => {
    await page.goto(signUp);
    await form(page).getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/authentication/sign-in/cover");
  });
});

test.describe(reset, () => {
  test("says 'You will receive an e-mail in maximum 60 seconds' and asks for the email", async ({ page }) => {
    await page.goto(reset);
    await expect(
      page.getByText("You will receive an e-mail in maximum 60 seconds", { exact: true }),
    ).toBeVisible();
    await expect(form(page).getByRole("textbox")).toHaveCount(1);
    await expect(email(page)).toHaveAttribute("autocomplete", "username");
    await expect(form(page).getByRole("button", { name: "Reset password" })).toBeVisible();
  });

  test("leads back to signing in", async ({ page }) => {
    await page.goto(reset);
    await form(page).getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/authentication/sign-in/cover");
  });
});

for (const address of [signIn, signUp, reset]) {
  test.describe(address, () => {
    for (const javaScriptEnabled of [true, false]) {
      const scripts = `JavaScript ${javaScriptEnabled ? "on" : "off"}`;
      test(`says once that it is a sample, sends nothing, goes nowhere and keeps the entries (${scripts})`, async ({
        browser,
        site,
      }) => {
        const page = await openWith(browser, { javaScriptEnabled, baseURL: site.url }, address);
        await expect(page.getByText(authentication.sample, { exact: true })).toHaveCount(1);
        const sent: string[] = [];
        page.on("request", (request) => {
          if (request.isNavigationRequest() || request.method() !== "GET") sent.push(request.url());
        });
        await fill(page);
        const entries = await entriesOf(page);
        expect(entries.filter(Boolean)).toHaveLength(address === signUp ? 3 : address === reset ? 1 : 2);
        await form(page).locator("button[type=submit]").click();
        await email(page).press("Enter");
        await page.waitForTimeout(300);
        expect(await entriesOf(page)).toEqual(entries);
        await expect(page).toHaveURL(address);
        expect(sent).toEqual([]);
        await page.context().close();
      });
    }

    test("says aloud that nothing was sent, each time", async ({ page }) => {
      await page.goto(address);
      await fill(page);
      const note = page.getByRole("status");
      await note.evaluate((note) => {
        note.dataset.said = "0";
        const listen = () => {
          if (note.textContent) note.dataset.said = String(Number(note.dataset.said) + 1);
        };
        new MutationObserver(listen).observe(note, { childList: true });
      });
      for (const time of ["1", "2"]) {
        await form(page).locator("button[type=submit]").click();
        await expect(note).toHaveAttribute("data-said", time);
        await expect(note).toHaveText(authentication.answer);
      }
    });

    test("leads to the first field that is empty, and has none that a form could put into an address", async ({
      page,
    }) => {
      await page.goto(address);
      await expect(form(page).locator("[name]")).toHaveCount(0);
      await form(page).locator("button[type=submit]").click();
      await expect(form(page).getByRole("textbox").first()).toBeFocused();
      await expect(page.getByRole("status")).toHaveText(authentication.sample);
    });
  });
}

for (const address of all) {
  test.describe(address, () => {
    test("shows the whole form without scrolling, on a desktop and on a phone", async ({ page }) => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        const button = await form(page).locator("button[type=submit]").boundingBox();
        expect((button?.y ?? height) + (button?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(height);
      }
    });

    test("keeps its words and controls in the window when text is twice as large", async ({ page }) => {
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await page.locator("html").evaluate(({ style }) => {
          style.fontSize = "200%";
        });
        const parts = page.locator("main :is(h1, .lead, label, input, button, a, [role=status])");
        for (const part of await parts.all()) {
          const box = await part.boundingBox();
          expect(
            (box?.x ?? 0) + (box?.width ?? 0),
            await part.evaluate((e) => e.outerHTML),
          ).toBeLessThanOrEqual(width);
        }
      }
    });
  });
}

test.describe("a password", () => {
  for (const address of [signIn, signUp]) {
    test(`is shown and hidden by a button that says which (${address})`, async ({ page }) => {
      await page.goto(address);
      await password(page).fill("eleven metres down");
      const show = form(page).getByRole("button", { name: "Show password" });
      await expect(show).toHaveAttribute("aria-pressed", "false");
      await show.press("Enter");
      await expect(show).toHaveAttribute("aria-pressed", "true");
      await expect(password(page)).toHaveAttribute("type", "text");
      await expect(password(page)).toHaveValue("eleven metres down");
      await show.press(" ");
      await expect(show).toHaveAttribute("aria-pressed", "false");
      await expect(password(page)).toHaveAttribute("type", "password");
      await expect(page).toHaveURL(address);
    });
  }

  test("is covered again when the form is sent", async ({ page }) => {
    await page.goto(signUp);
    await fill(page);
    await form(page).getByRole("button", { name: "Show password" }).click();
    await expect(password(page)).toHaveAttribute("type", "text");
    await password(page).press("Enter");
    await expect(password(page)).toHaveAttribute("type", "password");
    await expect(form(page).getByRole("button", { name: "Show password" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  });

  test("can be pasted", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(signUp);
    await page.evaluate(() => navigator.clipboard.writeText("from a manager, 32 letters long."));
    await password(page).focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(password(page)).toHaveValue("from a manager, 32 letters long.");
  });

  test("has no button to show it where there is no JavaScript to do so", async ({ browser, site }) => {
    const page = await openWith(browser, { javaScriptEnabled: false, baseURL: site.url }, signUp);
    await expect(password(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Show password" })).toBeHidden();
    await page.context().close();
  });
});

test("the bare pages have the way home, the owner's line and no menus; basic has them all", async ({
  page,
}) => {
  for (const address of all.slice(1)) {
    await page.goto(address);
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const line = `© ${new Date().getFullYear()} ${company.legalName}`;
    await expect(page.getByRole("contentinfo")).toHaveText(line);
  }
  await page.goto("/authentication/sign-in/basic");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.goto(signUp);
  await page.getByRole("banner").getByRole("link", { name: company.name }).click();
  await expect(page).toHaveURL("/");
});

test("no two of the pages show the same picture", async ({ page }) => {
  const pictures: string[] = [];
  for (const address of all) {
    await page.goto(address);
    const picture = page.locator("main img").first();
    pictures.push((await picture.getAttribute("src")) ?? "none");
    await expect(picture).toHaveJSProperty("complete", true);
  }
  expect(new Set(pictures).size).toBe(all.length);
});

function form(page: Page) {
  return page.getByRole("form");
}

function email(page: Page) {
  return page.getByRole("textbox", { name: "Email" });
}

/** A password has no role. */
function password(page: Page) {
  return page.getByLabel("Password", { exact: true });
}

async function fill(page: Page) {
  await email(page).fill("mia@orchard.example");
  const name = page.getByRole("textbox", { name: "Name" });
  if (await name.count()) await name.fill("Mia Novak");
  if (await password(page).count()) await password(page).fill("eleven metres down");
}

function entriesOf(page: Page): Promise<string[]> {
  return page
    .locator("main input:not([type=checkbox])")
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : "")));
}

async function openWith(
  browser: Browser,
  options: { javaScriptEnabled: boolean; baseURL: string },
  address: string,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
