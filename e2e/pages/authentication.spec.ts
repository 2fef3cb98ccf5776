// R-ACCOUNT-5 to R-ACCOUNT-7
import type { Page } from "@playwright/test";
import { authentication } from "../../content/pages/authentication.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { expect, test } from "../site.ts";

const { signInBasic: signIn, signUpCover: signUp, resetPassword: reset } = templateAddresses;
/** One page for each form. The other sign-in pages are left out, because they have the same form as `signIn`. */
const forms = [signIn, signUp, reset];

test("each form focuses its first empty field; once filled in, it says that nothing was sent and keeps the entries", async ({
  page,
}) => {
  const sent = watchSent(page);
  for (const [index, address] of forms.entries()) {
    await test.step(address, async () => {
      await page.goto(address);
      await submit(page).click();
      await expect(form(page).getByRole("textbox").first()).toBeFocused();
      await expect(note(page)).toHaveText(authentication.sample);

      await fill(page);
      const entries = await entriesOf(page);
      expect(entries.filter(Boolean)).toHaveLength(address === signUp ? 3 : address === reset ? 1 : 2);
      await countWhatIsSaid(page);
      const ways = [() => submit(page).click(), () => email(page).press("Enter"), () => cancelFirst(page)];
      // If an attempt sent the form, a new page would load and the count of announcements would be lost.
      for (const [before, send] of ways.entries()) {
        await send();
        await expect(note(page)).toHaveAttribute("data-said", String(before + 1));
        await expect(note(page)).toHaveText(authentication.answer);
      }
      expect(await entriesOf(page)).toEqual(entries);
      await expect(page).toHaveURL(address);
      expect(sent).toEqual(forms.slice(0, index + 1));
    });
  }
});

/** Submits the form twice. The first submission is cancelled, and therefore not answered. */
function cancelFirst(page: Page) {
  return form(page).evaluate((form: HTMLFormElement) => {
    addEventListener("submit", (event) => event.preventDefault(), { once: true });
    form.requestSubmit();
    form.requestSubmit();
  });
}

test("a visible password is hidden on submit", async ({ page }) => {
  for (const address of [signIn, signUp]) {
    await page.goto(address);
    await fill(page);
    await form(page).getByRole("button", { name: "Show password" }).click();
    await expect(password(page)).toHaveAttribute("type", "text");
    await password(page).press("Enter");
    await expect(password(page)).toHaveAttribute("type", "password");
    await expect(note(page)).toHaveText(authentication.answer);
  }
});

test.describe("a sign-in page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a password has no button to show it", async ({ page }) => {
    await page.goto(signUp);
    await expect(password(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Show password" })).toBeHidden();
  });
});

/** Collects navigations and all requests other than GET. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() || request.method() !== "GET") sent.push(pathname + search);
  });
  return sent;
}

function countWhatIsSaid(page: Page) {
  return note(page).evaluate((note) => {
    note.dataset.said = "0";
    const listen = () => {
      if (note.textContent) note.dataset.said = String(Number(note.dataset.said) + 1);
    };
    new MutationObserver(listen).observe(note, { childList: true });
  });
}

function form(page: Page) {
  return page.getByRole("form");
}

function submit(page: Page) {
  return form(page).locator("button[type=submit]");
}

function note(page: Page) {
  return page.getByRole("status");
}

function email(page: Page) {
  return page.getByRole("textbox", { name: "Email" });
}

/** Finds the field by its label, because password fields have no ARIA role. */
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
