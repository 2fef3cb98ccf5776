// R-KIT-22
import type { Page } from "@playwright/test";
import { expect, test } from "./bench.ts";
import { expectRecorded, recorded, showScene } from "./scene.ts";
import type { Use } from "./values-bench.tsx";

type Name = Parameters<typeof window.bench.show>[0];

interface Trial {
  /** How a visitor changes the value. `reported` is the value that the parent then receives. */
  choose: (page: Page) => Promise<void>;
  reported: string;
  expectShown: (page: Page, value: string) => Promise<void>;
  /** The value that the parent sets first. `later` is the one that it sets afterwards. */
  first: string;
  later: string;
}

const trials: Record<Name, Trial> = {
  Carousel: {
    first: "1",
    reported: "2",
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
    reported: "2027-03-16",
    later: "2027-04-01",
    choose: async (page) => {
      await page.getByRole("button", { name: /^Change the date/ }).click();
      await page.getByRole("button", { name: /16 March 2027/ }).click();
    },
    expectShown: (page, value) => expect(page.getByRole("textbox", { name: "Depart" })).toHaveValue(value),
  },
  RadioGroup: {
    first: "Gneiss",
    reported: "Granite",
    later: "Basalt",
    choose: (page) => page.getByRole("radio", { name: "Granite" }).click(),
    expectShown: (page, value) => expect(page.getByRole("radio", { checked: true })).toHaveValue(value),
  },
  SearchSelect: {
    first: "Gneiss",
    reported: "Granite",
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
    reported: "31,80",
    later: "10,20",
    choose: (page) => page.getByRole("slider", { name: "From" }).press("ArrowRight"),
    expectShown: async (page, value) => {
      const [from = "", to = ""] = value.split(",");
      await expect(page.getByRole("slider", { name: "From" })).toHaveValue(from);
      await expect(page.getByRole("slider", { name: "To" })).toHaveValue(to);
    },
  },
};

for (const name of Object.keys(trials) as Name[]) {
  test(`${name}: the value is controlled or uncontrolled, changes are reported, and the parent can refuse them`, async ({
    page,
  }) => {
    const { first, reported, later, choose, expectShown } = trials[name];
    await test.step("the parent sets a default, and the visitor changes it", async () => {
      await show(page, name, "default");
      await expectShown(page, first);
      await expectReported(page, []);
      await choose(page);
      await expectShown(page, reported);
      await expectReported(page, [reported]);
    });

    await test.step("the parent controls the value and accepts the visitor's change", async () => {
      await show(page, name, "controlled");
      await expectShown(page, first);
      await choose(page);
      await expectReported(page, [reported]);
      await expectShown(page, reported);
      await say(page, later);
      await expectShown(page, later);
      await expectReported(page, [reported]);
    });

    await test.step("the parent controls the value and refuses the visitor's change", async () => {
      await show(page, name, "refusing");
      await choose(page);
      await expectReported(page, [reported]);
      await expectShown(page, first);
      await say(page, later);
      await expectShown(page, later);
    });
  });
}

test("a date and a slider are reset with their form, fire its events, and follow their parent", async ({
  page,
}) => {
  for (const name of ["DatePicker", "Slider"] as const) {
    const { first, reported, choose, expectShown } = trials[name];
    await show(page, name, "default");
    await choose(page);
    await expectShown(page, reported);
    await page.getByRole("button", { name: "Reset" }).click();
    await expectShown(page, first);
    await expectReported(page, [reported, first]);
  }

  await showScene(page, "a date in a form");
  await trials.DatePicker.choose(page);
  await expectRecorded(page, ["field: change of depart, 2027-03-16", "form: change of depart, 2027-03-16"]);

  await showScene(page, "a range in a form");
  const rail = await page.locator("svg").first().boundingBox();
  if (!rail) throw new Error("No rail");
  await page.mouse.click(rail.x + rail.width / 4, rail.y + rail.height / 2);
  await expect(page.getByRole("slider", { name: "From" })).toHaveValue("25");
  await expectRecorded(page, ["field: change of depth, 25", "form: change of depth, 25"]);

  await show(page, "DatePicker", "controlled");
  const field = page.getByRole("textbox", { name: "Depart" });
  await field.fill("");
  await expectReported(page, [""]);
  await field.pressSequentially("2027-05-0");
  await expect(field).toHaveValue("2027-05-0");
  await expectReported(page, [""]);
  await field.press("7");
  await expectReported(page, ["", "2027-05-07"]);
  await expect(field).toHaveValue("2027-05-07");

  await field.fill("2027-02-30");
  await field.blur();
  await expect(page.getByText("2027-02-30 doesn't exist")).toBeVisible();
  await say(page, "2027-04-01");
  await expect(field).toHaveValue("2027-04-01");
  await expect(page.getByText("doesn't exist")).toBeHidden();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);

  await show(page, "Slider", "default");
  await page.evaluate(() => window.bench.slider?.set(1, 60));
  await trials.Slider.expectShown(page, "30,60");
  await expectReported(page, ["30,60"]);
  await expect(page.evaluate(() => window.bench.slider?.set(2, 60))).rejects.toThrow("invalid handle number");
});

test("a searchable select fires focus and blur once, fires key events, and applies disabled and required at once", async ({
  page,
}) => {
  const box = page.getByRole("combobox", { exact: true }).and(page.locator("input"));
  const enter = async () => {
    await page.locator("select").focus();
    await expect(box).toBeFocused();
  };

  await showScene(page, "a select that is searched");
  await enter();
  await expectRecorded(page, ["select: focus of stone, Basalt"]);
  await page.keyboard.press("g");
  await expect.poll(() => recorded(page)).toContain("select: keydown of stone, Basalt");
  await expect(box).toHaveAttribute("aria-label", "Stone of the core");
  await expect(page.getByRole("listbox", { name: "Stone", exact: true })).toBeVisible();
  await page.keyboard.type("ra");
  await page.getByRole("option", { name: "Granite" }).click();
  await page.getByRole("button", { name: "Show the list" }).click();
  await page.getByRole("button", { name: "After" }).focus();
  expect((await recorded(page)).filter((one) => !one.includes("keydown"))).toEqual([
    "select: focus of stone, Basalt",
    "select: blur of stone, Granite",
  ]);
  await box.focus();
  await expect.poll(() => recorded(page)).toContain("select: focus of stone, Granite");

  await showScene(page, "a select that becomes disabled");
  await enter();
  await page.getByRole("button", { name: "Disable" }).click();
  await expect(box).toBeDisabled();
  await expect(box).toHaveAttribute("aria-required", "true");
});

async function show(page: Page, name: Name, use: Use) {
  await page.evaluate(([name, use]) => window.bench.show(name, use), [name, use] as const);
}

async function say(page: Page, value: string) {
  await page.evaluate((value) => window.bench.say(value), value);
}

async function expectReported(page: Page, reported: string[]) {
  await expect.poll(() => page.evaluate(() => window.bench.reported)).toEqual(reported);
}
