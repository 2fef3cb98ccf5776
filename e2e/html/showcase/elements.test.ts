import { expect, test } from "vitest";
import { byName, textOf, textsOf } from "../built-page.ts";
import { descriptionOf, fieldOf, previewOf } from "./example.ts";

const folder = "/sections/elements";
const colours = ["Primary", "Secondary", "Info", "Success", "Warning", "Danger", "Light", "Dark"];
const count = (words: readonly string[], word: string) => words.filter((each) => each === word).length;

test("avatars go from xs to xxl, and have initials where there is no portrait", () => {
  const portraits = previewOf(`${folder}/avatars`, "Sizes").querySelectorAll("img");
  const sides = Array.from(portraits, (image) => image.getAttribute("width"));
  expect(sides).toEqual(["24", "36", "48", "60", "76", "112"]);
  const initials = byName(previewOf(`${folder}/avatars`, "Initials"), "[role=img]", "Ana de la Cruz");
  expect(textOf(initials)).toBe("AC");
});

test("badges come in every colour and variant", () => {
  const badges = textsOf(previewOf(`${folder}/badges`, "Colours"), "span");
  for (const colour of [...colours, "White"]) expect(count(badges, colour), colour).toBe(2);
});

test("buttons come in every colour and variant; in outline white stands on rock", () => {
  const buttons = textsOf(previewOf(`${folder}/buttons`, "Colours"), "button");
  for (const colour of [...colours, "None, no edge"]) expect(count(buttons, colour), colour).toBe(3);
  expect(count(buttons, "White")).toBe(2);
  expect(textsOf(previewOf(`${folder}/buttons`, "On rock"), "button")).toContain("Ask for light");
});

test.each(["Simple", "Gradient"])("progress bars, %s, stand at 50% in every colour", (title) => {
  const example = previewOf(`${folder}/progress-bars`, title);
  expect(textsOf(example, "label")).toEqual(colours);
  for (const colour of colours) expect(fieldOf(example, colour).getAttribute("value")).toBe("50");
});

test.each(["Labelled", "Icon only"])("twelve networks have their button, %s, with a name", (title) => {
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

test("the table has its five headers and six rows, each Online or Offline", () => {
  const table = byName(previewOf(`${folder}/tables`, "Authors"), "table");
  expect(textsOf(table, "caption")).toEqual(["Authors of the drill log"]);
  expect(textsOf(table, "th[scope=col]")).toEqual(["Author", "Function", "Status", "Employed", "Action"]);
  expect(table.querySelectorAll("th[scope=row]")).toHaveLength(6);
  const states = ["Online", "Online", "Offline", "Online", "Offline", "Offline"];
  expect(textsOf(table, "td:nth-of-type(2)")).toEqual(states);
  expect(byName(table, "a", "Edit Mira Castellanos").getAttribute("href")).toBe("#authors");
});

test("breadcrumbs end at the page itself, and what leads nowhere is text", () => {
  const levels = byName(previewOf(`${folder}/breadcrumbs`, "Levels"), "nav", "Three levels");
  expect(textsOf(levels, "a")).toEqual(["Surface", "Platform"]);
  expect(textsOf(levels, "[aria-current=page]")).toEqual(["Edge computing"]);
  expect(textsOf(previewOf(`${folder}/breadcrumbs`, "Without a page"), "a")).toEqual(["Surface", "0117"]);
});

test("a group of buttons has a name, and each of its icons too", () => {
  const group = byName(previewOf(`${folder}/button-groups`, "Icons"), "[role=group], fieldset");
  expect(group.getAttribute("aria-label")).toBe("Recording of the drill");
  const names = Array.from(group.querySelectorAll("button"), (button) => button.getAttribute("aria-label"));
  expect(names).toHaveLength(4);
  expect(names.slice(0, 2)).toEqual(["To the beginning", "Play"]);
});

test("headings begin at level 3", () => {
  const headings = previewOf(`${folder}/typography`, "Headings").querySelectorAll("h1, h2, h3, h4, h5, h6");
  const levels = Array.from(headings, ({ localName }) => localName);
  expect(levels).toEqual(["h3", "h3", "h3", "h4", "h5", "h6"]);
});

test("'Remember me' is a switch that is off, and is read with its description", () => {
  const remember = fieldOf(previewOf(`${folder}/toggles`, "Remember me"), "Remember me");
  expect(remember.getAttribute("role")).toBe("switch");
  expect(remember.hasAttribute("checked")).toBe(false);
  expect(descriptionOf(remember)).toBe("Stay signed in on this device for thirty days.");
});

test.each([
  ["Switches", "I agree to the Terms and Conditions", true, false],
  ["Switches", "Ring when water comes", false, false],
  ["Switches", "Record the drill", true, true],
  ["Checkboxes", "Send me the log", true, false],
  ["Checkboxes", "Keep the cores", false, false],
  ["Checkboxes", "Insured", true, true],
  ["Checkboxes", "Drill at night", false, true],
])("of the %s “%s” is on: %s, and disabled: %s", (title, label, checked, disabled) => {
  const control = fieldOf(previewOf(`${folder}/toggles`, title), label);
  expect(control.hasAttribute("checked")).toBe(checked);
  expect(control.hasAttribute("disabled")).toBe(disabled);
});

test("the radio group has three radios of one name, and starts with the first", () => {
  const group = byName(previewOf(`${folder}/toggles`, "Radio group"), "fieldset");
  expect(textsOf(group, "legend")).toEqual(["Which set reaches the rig"]);
  expect(textsOf(group, "label")).toEqual(["Radio 1", "Radio 2", "Radio 3"]);
  expect(group.querySelectorAll("input[type=radio][name=radio-set]")).toHaveLength(3);
  expect(fieldOf(group, "Radio 1").hasAttribute("checked")).toBe(true);
});

test("the range has two named handles at 30 and 80, from 0 to 100 by steps of 1", () => {
  const range = previewOf(`${folder}/sliders`, "Range");
  expect(textsOf(range, "fieldset legend")).toEqual(["Depths to look at"]);
  expect(textsOf(range, "label")).toEqual(["From", "To"]);
  const scale = (label: string) =>
    ["min", "max", "step", "value"].map((name) => fieldOf(range, label).getAttribute(name));
  expect(scale("From")).toEqual(["0", "100", "1", "30"]);
  expect(scale("To")).toEqual(["0", "100", "1", "80"]);
  const over = Array.from(range.querySelectorAll("svg text"), ({ textContent }) => textContent);
  expect(over).toEqual(["30", "80"]);
});

test("the single slider stands at 50 with no value over it; a unit is read out with the value", () => {
  const single = previewOf(`${folder}/sliders`, "Single");
  expect(fieldOf(single, "Pressure at the pump").getAttribute("value")).toBe("50");
  expect(single.querySelectorAll("text")).toHaveLength(0);
  const depth = fieldOf(previewOf(`${folder}/sliders`, "With a unit"), "Depth");
  expect(depth.getAttribute("aria-valuetext")).toBe("185 m");
});

test("the select picker is a native select with four places and no search", () => {
  const picker = fieldOf(previewOf(`${folder}/dropdowns`, "Select picker"), "Where from");
  expect(picker.localName).toBe("select");
  expect(textsOf(picker, "option")).toEqual(["Brazil", "Bucharest", "London", "Washington"]);
});
