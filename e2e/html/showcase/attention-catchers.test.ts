// R-SAMPLE-19, R-WIDGET-18
import { expect, test } from "vitest";
import { byName, textOf } from "../built-page.ts";
import { descriptionOf, previewOf } from "./example.ts";

const alerts = "/sections/attention-catchers/alerts";
const notes = "/sections/attention-catchers/tooltips-popovers";

test("alerts have eight colours, and each text names its colour", () => {
  const words = textOf(previewOf(alerts, "Colours"));
  for (const name of ["Success", "Primary", "Secondary", "Danger", "Warning", "Info", "Light", "Dark"])
    expect(words).toContain(`${name}: `);
});

test("a dismiss button is described by its alert", () => {
  const dismiss = previewOf(alerts, "Dismissible").querySelectorAll("[aria-label=Dismiss]");
  expect(Array.from(dismiss, descriptionOf)).toEqual([
    "The log of rig 2 is saved.",
    "The truck with the casing is two hours late.",
  ]);
});

test("tooltips describe their buttons", () => {
  const tooltips = previewOf(notes, "Tooltips");
  expect(descriptionOf(byName(tooltips, "button", "On bottom"))).toBe("Bedrock, at 210 metres");
});
