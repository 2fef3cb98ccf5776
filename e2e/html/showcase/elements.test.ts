// R-SAMPLE-23, R-SAMPLE-24, R-SAMPLE-27, R-SAMPLE-29, R-SAMPLE-31
import { expect, test } from "vitest";
import { byName, textsOf } from "../built-page.ts";
import { fieldOf, previewOf } from "./example.ts";

const folder = "/sections/elements";
const colours = ["Primary", "Secondary", "Info", "Success", "Warning", "Danger", "Light", "Dark"];
const count = (words: readonly string[], word: string) => words.filter((each) => each === word).length;

test("avatars go from xs to xxl", () => {
  const portraits = previewOf(`${folder}/avatars`, "Sizes").querySelectorAll("img");
  const sides = Array.from(portraits, (image) => image.getAttribute("width"));
  expect(sides).toEqual(["24", "36", "48", "60", "76", "112"]);
});

test("badges come in every colour and variant", () => {
  const badges = textsOf(previewOf(`${folder}/badges`, "Colours"), "span");
  for (const colour of [...colours, "White"]) expect(count(badges, colour), colour).toBe(2);
});

test("buttons come in every colour and variant; the white outline is shown on rock", () => {
  const buttons = textsOf(previewOf(`${folder}/buttons`, "Colours"), "button");
  for (const colour of [...colours, "None, no edge"]) expect(count(buttons, colour), colour).toBe(3);
  expect(count(buttons, "White")).toBe(2);
  expect(textsOf(previewOf(`${folder}/buttons`, "On rock"), "button")).toContain("Ask for light");
});

test.each(["Simple", "Gradient"])("%s progress bars are at 50% in every colour", (title) => {
  const example = previewOf(`${folder}/progress-bars`, title);
  expect(textsOf(example, "label")).toEqual(colours);
  for (const colour of colours) expect(fieldOf(example, colour).getAttribute("value")).toBe("50");
});

test.each(["Labelled", "Icon only"])("%s social buttons have the names of twelve networks", (title) => {
  expect(textsOf(previewOf(`${folder}/social-buttons`, title), "button")).toEqual([
    "Facebook",
    "Twitter",
    "Instagram",
    "LinkedIn",
    "Pinterest",
    "YouTube",
    "GitHub",
    "Vimeo",
    "Slack",
    "Dribbble",
    "Reddit",
    "Tumblr",
  ]);
});

test("the radio group has three radios with the same name, and the first is checked", () => {
  const group = byName(previewOf(`${folder}/toggles`, "Radio group"), "fieldset");
  expect(textsOf(group, "legend")).toEqual(["Which set reaches the rig"]);
  expect(textsOf(group, "label")).toEqual(["Radio 1", "Radio 2", "Radio 3"]);
  expect(group.querySelectorAll("input[type=radio][name=radio-set]")).toHaveLength(3);
  expect(fieldOf(group, "Radio 1").hasAttribute("checked")).toBe(true);
});
