import { expect, type Page, test } from "@playwright/test";
import { bundle } from "./bundle.ts";
import type { Use } from "./values-bench.tsx";

type Name = Parameters<typeof window.bench.show>[0];

let bench: { code: string; styles: string };

test.beforeAll(async () => {
  bench = await bundle("e2e/kit/values-bench.tsx");
});

test.beforeEach(async ({ page }) => {
  await page.setContent(`<!doctype html><title>Bench</title><style>${bench.styles}</style><body>`);
  await page.addScriptTag({ content: bench.code });
});

interface Trial {
  /** What the visitor does, and what the parent is told of it. */
  choose: (page: Page) => Promise<void>;
  told: string;
  expectShown: (page: Page, value: string) => Promise<void>;
  /** What the parent begins with, and what it says later. */
  first: string;
  later: string;
}

const trials: Record<Name, Trial> = {
  Carousel: {
    first: "1",
    told: "2",
    later: "0",
    choose: (page) => page.getByRole("button", { name: "Next slide" }).click(),
    expectShown: (page, value) =>
      expect(page.locator("[data-shown]")).toHaveAttribute(
        "aria-label",
        new RegExp(`^${Number(value) + 1} of 3`),
      ),
  },
  DatePicker: {
    first: "2027-03-09",
    told: "2027-03-16",
    later: "2027-04-01",
    choose: async (page) => {
      await page.getByRole("button", { name: /^Change the date/ }).click();
      await page.getByRole("button", { name: /16 March 2027/ }).click();
    },
    expectShown: (page, value) => expect(page.getByRole("textbox", { name: "Depart" })).toHaveValue(value),
  },
  RadioGroup: {
    first: "Gneiss",
    told: "Granite",
    later: "Basalt",
    choose: (page) => page.getByRole("radio", { name: "Granite" }).click(),
    expectShown: (page, value) => expect(page.getByRole("radio", { checked: true })).toHaveValue(value),
  },
  SearchSelect: {
    first: "Gneiss",
    told: "Granite",
    later: "Basalt",
    choose: async (page) => {
      await page.locator("select").focus();
      await expect(page.locator("input[role=combobox]")).toBeFocused();
      await page.keyboard.type("gran");
      await page.keyboard.press("Enter");
    },
    expectShown: async (page, value) => {
      await expect(page.locator("select")).toHaveValue(value);
      const box = page.locator("input[role=combobox]");
      if (await box.count()) await expect(box).toHaveValue(value);
    },
  },
  Slider: {
    first: "30,80",
    told: "31,80",
    later: "10,20",
    choose: (page) => page.getByRole("slider", { name: "From" }).press("ArrowRight"),
    expectShown: async (page, value) => {
      const [from = "", to = ""] = value.split(",");
      await expect(page.getByRole("slider", { name: "From" })).toHaveValue(from);
      await expect(page.getByRole("slider", { name: "To" })).toHaveValue(to);
    },
  },
};

for (const [name, { first, told, later, choose, expectShown }] of Object.entries(trials) as [Name, Trial][]) {
  test.describe(`${name}: whose the value is`, () => {
    test("is the visitor's, from where the parent begins, and the parent is told", async ({ page }) => {
      await show(page, name, "default");
      await expectShown(page, first);
      await expectTold(page, []);
      await choose(page);
      await expectShown(page, told);
      await expectTold(page, [told]);
    });

    test("is the parent's, who follows the visitor", async ({ page }) => {
      await show(page, name, "controlled");
      await expectShown(page, first);
      await choose(page);
      await expectTold(page, [told]);
      await expectShown(page, told);
      await say(page, later);
      await expectShown(page, later);
      await expectTold(page, [told]);
    });

    test("is the parent's, also against the visitor", async ({ page }) => {
      await show(page, name, "refusing");
      await choose(page);
      await expectTold(page, [told]);
      await expectShown(page, first);
      await say(page, later);
      await expectShown(page, later);
    });
  });
}

test.describe("a date that its parent decides", () => {
  test.beforeEach(({ page }) => show(page, "DatePicker", "controlled"));

  test("is left alone while another is typed, and told once that is whole", async ({ page }) => {
    const field = page.getByRole("textbox", { name: "Depart" });
    await field.fill("");
    await expectTold(page, [""]);
    await field.pressSequentially("2027-05-0");
    await expect(field).toHaveValue("2027-05-0");
    await expectTold(page, [""]);
    await field.press("7");
    await expectTold(page, ["", "2027-05-07"]);
    await expect(field).toHaveValue("2027-05-07");
  });

  test("takes the place of what was typed wrongly, with its message", async ({ page }) => {
    const field = page.getByRole("textbox", { name: "Depart" });
    await field.fill("2027-02-30");
    await field.blur();
    await expect(page.getByText("2027-02-30 doesn't exist")).toBeVisible();
    await say(page, "2027-04-01");
    await expect(field).toHaveValue("2027-04-01");
    await expect(page.getByText("doesn't exist")).toBeHidden();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
  });
});

for (const name of ["DatePicker", "Slider"] as const) {
  test(`${name}: a reset form begins anew, and the parent is told`, async ({ page }) => {
    const { first, told, choose, expectShown } = trials[name];
    await show(page, name, "default");
    await choose(page);
    await expectShown(page, told);
    await page.getByRole("button", { name: "Reset" }).click();
    await expectShown(page, first);
    await expectTold(page, [told, first]);
  });
}

test("a slider can be moved from outside, by the handles it has", async ({ page }) => {
  await show(page, "Slider", "default");
  await page.evaluate(() => window.bench.slider?.set(1, 60));
  await trials.Slider.expectShown(page, "30,60");
  await expectTold(page, ["30,60"]);
  await expect(page.evaluate(() => window.bench.slider?.set(2, 60))).rejects.toThrow("invalid handle number");
});

async function show(page: Page, name: Name, use: Use) {
  await page.evaluate(([name, use]) => window.bench.show(name, use), [name, use] as const);
}

async function say(page: Page, value: string) {
  await page.evaluate((value) => window.bench.say(value), value);
}

async function expectTold(page: Page, told: string[]) {
  await expect.poll(() => page.evaluate(() => window.bench.told)).toEqual(told);
}
