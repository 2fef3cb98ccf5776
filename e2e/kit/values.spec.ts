// R-KIT-22, R-WIDGET-12, R-WIDGET-18
import type { Page } from "@playwright/test";
import { apiOf } from "../../vite/kit/api-of.ts";
import { components } from "../../vite/kit/kit-sources.ts";
import { expect, test } from "./bench.ts";
import { expectRecorded, recorded, showScene } from "./scene.ts";
import type { Use } from "./values-bench.tsx";

/** A way in which a visitor changes the value of a component from `first` to `chosen`. */
interface Trial {
  first: unknown;
  chosen: unknown;
  choose: (page: Page) => Promise<void>;
  expectShown: (page: Page, value: unknown) => Promise<void>;
}

const opener = (page: Page) => page.getByText("Opener").click();
const pressEscape = (page: Page) => page.keyboard.press("Escape");

const trials: Readonly<Record<string, readonly [Trial, ...Trial[]]>> = {
  Accordion: [opens(true, opener), opens(false, opener)],
  Alert: [opens(false, (page) => page.getByRole("button", { name: "Dismiss" }).click())],
  Carousel: [
    {
      first: 1,
      chosen: 2,
      choose: (page) => page.getByRole("button", { name: "Next slide" }).click(),
      expectShown: (page, value) =>
        expect(page.locator("[data-shown]")).toHaveAttribute(
          "aria-label",
          new RegExp(`^${Number(value) + 1} of 3`),
        ),
    },
  ],
  Dropdown: [opens(true, opener), opens(false, pressEscape)],
  Menu: [opens(true, opener), opens(false, pressEscape)],
  Modal: [opens(true, opener), opens(false, pressEscape)],
  Popover: [opens(true, opener), opens(false, pressEscape)],
  Tabs: [
    {
      first: 1,
      chosen: 2,
      choose: async (page) => {
        await page.getByRole("tab", { selected: true }).click();
        await page.getByRole("tab", { name: "Granite" }).click();
      },
      expectShown: async (page, value) => {
        const name = ["Basalt", "Gneiss", "Granite"][Number(value)] ?? "";
        await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
        await expect(page.getByText(/^About/).filter({ visible: true })).toHaveText(`About ${name}`);
      },
    },
  ],
};

function opens(chosen: boolean, choose: Trial["choose"]): Trial {
  return {
    first: !chosen,
    chosen,
    choose,
    expectShown: (page, open) => expect(page.getByText("Inside")).toBeVisible({ visible: open === true }),
  };
}

test("every component that reports a change of its own value is tried", async ({ page }) => {
  const holders = components
    .flatMap((component) => apiOf(component).parts)
    .filter(({ props }) => props.some(({ name }) => /^on\w+Change$/.test(name)));
  const controls = await page.evaluate(() => window.entries.names);
  expect([...Object.keys(trials), ...controls]).toEqual(
    expect.arrayContaining(holders.map(({ name }) => name)),
  );
});

for (const [name, [...all]] of Object.entries(trials)) {
  test(`${name}: the value is controlled or uncontrolled, changes are reported, and the parent can refuse them`, async ({
    page,
  }) => {
    for (const { first, chosen, choose, expectShown } of all) {
      await test.step(`the parent sets the default ${first}, and the visitor changes it`, async () => {
        await show(page, name, "default", first);
        await expectShown(page, first);
        await expectReported(page, []);
        await choose(page);
        await expectShown(page, chosen);
        await expectReported(page, [chosen]);
      });

      await test.step("the parent controls the value and accepts the visitor's changes", async () => {
        await show(page, name, "controlled", first);
        await expectShown(page, first);
        for (const reported of [[chosen], [chosen, chosen]]) {
          await choose(page);
          await expectReported(page, reported);
          await expectShown(page, chosen);
          await say(page, first);
          await expectShown(page, first);
          await expectReported(page, reported);
        }
      });

      await test.step("the parent controls the value and refuses the visitor's changes", async () => {
        await show(page, name, "refusing", first);
        for (const reported of [[chosen], [chosen, chosen]]) {
          await choose(page);
          await expectReported(page, reported);
          await expectShown(page, first);
        }
        await say(page, chosen);
        await expectShown(page, chosen);
      });
    }
  });
}

test("a date and a slider fire their form's events, send what is told, and follow their parent", async ({
  page,
}) => {
  await showScene(page, "a date in a form");
  await page.getByRole("button", { name: /^Change the date/ }).click();
  await page.getByRole("button", { name: /16 March 2027/ }).click();
  await expectRecorded(page, ["field: change of depart, 2027-03-16", "form: change of depart, 2027-03-16"]);

  await showScene(page, "a range in a form");
  const rail = await page.locator("svg").first().boundingBox();
  if (!rail) throw new Error("No rail");
  await page.mouse.click(rail.x + rail.width / 4, rail.y + rail.height / 2);
  await expect(page.getByRole("slider", { name: "From" })).toHaveValue("25");
  await expectRecorded(page, ["field: change of depth, 25", "form: change of depth, 25"]);

  await show(page, "DatePicker", "controlled", "2027-03-09");
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

  await showScene(page, "a date with a time in a form");
  for (const [typed, sent] of [
    ["2027-04-01", "2027-04-01 12:00"],
    [" 2027-04-02 08:30\u00a0", "2027-04-02 08:30"],
  ] as const) {
    await field.fill(typed);
    await field.press("Enter");
    await expect
      .poll(async () => (await recorded(page)).slice(-2))
      .toEqual([`told ${sent}`, `sent ${sent}, ${sent}`]);
  }
  await page.getByRole("button", { name: /^Change the date/ }).click();
  await page.getByLabel("Hour").fill("9");
  await page.getByLabel("Minute").fill("5");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(field).toHaveValue("2027-04-02 09:05");
  const midnight = await page.evaluate(() => new Date(2027, 2, 10).getTime());
  await page.clock.install({ time: midnight - 60_000 });
  await showScene(page, "a date from today in a form");
  await field.fill("2027-03-09");
  await page.clock.setFixedTime(midnight);
  await field.press("Enter");
  await expect(page.getByText("Choose today or a later day.")).toBeVisible();
  expect((await recorded(page)).filter((one) => one.startsWith("sent"))).toEqual([]);

  await showScene(page, "a date that can only be read");
  await expect(page.getByRole("button", { name: /^Change the date/ })).toBeDisabled();

  await showScene(page, "a date in German");
  await page.getByRole("button", { name: "Datum ändern, 2027-03-09" }).click();
  await expect(page.getByRole("grid", { name: "März 2027" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dienstag, 9. März 2027, gewählt" })).toBeVisible();

  await show(page, "Slider", "default", [30, 80]);
  await page.evaluate(() => window.bench.slider?.set(1, 60));
  await expect(page.getByRole("status")).toHaveText("30 – 60");
  await expectReported(page, [[30, 60]]);
  await expect(page.evaluate(() => window.bench.slider?.set(2, 60))).rejects.toThrow("invalid handle number");
  await say(page, [10, 20]);
  await expect(page.getByRole("status")).toHaveText("30 – 60");
  const thrown = page.waitForEvent("pageerror");
  await say(page, [10]);
  expect((await thrown).message).toBe("element can be initialised once");
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

  await box.fill("");
  await page.getByRole("button", { name: "After" }).focus();
  await expect(page.locator("select"), "emptied, without an empty option").toHaveValue("Granite");

  await showScene(page, "a select that becomes disabled");
  await enter();
  await page.getByRole("button", { name: "Disable" }).click();
  await expect(box).toBeDisabled();
  await expect(box).toHaveAttribute("aria-required", "true");
});

async function show(page: Page, name: string, use: Use, first: unknown) {
  await page.evaluate(([name, use, first]) => window.bench.show(name, use, first), [
    name,
    use,
    first,
  ] as const);
}

async function say(page: Page, value: unknown) {
  await page.evaluate((value) => window.bench.say(value), value);
}

async function expectReported(page: Page, reported: readonly unknown[]) {
  await expect.poll(() => page.evaluate(() => window.bench.reported)).toEqual(reported);
}
