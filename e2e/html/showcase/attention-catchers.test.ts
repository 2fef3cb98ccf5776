import { expect, test } from "vitest";
import { byName, nameOf, textOf, textsOf } from "../built-page.ts";
import { descriptionOf, previewOf } from "./example.ts";

const alerts = "/sections/attention-catchers/alerts";
const modals = "/sections/attention-catchers/modals";
const notes = "/sections/attention-catchers/tooltips-popovers";

test("alerts have eight colours, and the words name each", () => {
  const words = textOf(previewOf(alerts, "Colours"));
  for (const name of ["Success", "Primary", "Secondary", "Danger", "Warning", "Info", "Light", "Dark"])
    expect(words).toContain(`${name}: `);
});

test("a button that dismisses an alert is read with it", () => {
  const dismiss = previewOf(alerts, "Dismissible").querySelectorAll("[aria-label=Dismiss]");
  expect(Array.from(dismiss, descriptionOf)).toEqual([
    "The log of rig 2 is saved.",
    "The truck with the casing is two hours late.",
  ]);
});

test.each([
  ["Simple", "Rename “Second dune”?", /^It will be called “Stockton 2” on the map/, "Save changes"],
  ["Notification", "The road floods tonight", /^The creek is over the second ford by nine\./, "Ok, Got it"],
])(
  "the modal %s is named by its title, read with its words, and has three buttons",
  (title, name, words, action) => {
    const dialog = byName(previewOf(modals, title), "dialog");
    expect(nameOf(dialog)).toBe(name);
    expect(descriptionOf(dialog)).toMatch(words);
    expect(Array.from(dialog.querySelectorAll("button"), nameOf)).toEqual([
      "Close",
      action,
      "Close the dialog",
    ]);
  },
);

test("tooltips describe their buttons, and one of them is open at first", () => {
  const tooltips = previewOf(notes, "Tooltips");
  expect(descriptionOf(byName(tooltips, "button", "On bottom"))).toBe("Bedrock, at 210 metres");
  expect(textsOf(tooltips, "[data-open] [role=tooltip]")).toEqual(["Creek, 300 m"]);
});

test("a popover is named by its title, and can be closed", () => {
  const granite = byName(previewOf(notes, "Popovers"), "[role=group]", "Granite");
  expect(Array.from(granite.querySelectorAll("button"), nameOf)).toEqual(["Close"]);
});
