// R-SHOW-15, R-SAMPLE-15 to R-SAMPLE-18
import { expect, test } from "vitest";
import { byName, textOf, textsOf } from "../built-page.ts";
import { descriptionOf, fieldOf, previewOf } from "./example.ts";

const folder = "/sections/input-areas";

test("a success message describes its field, and is not an error", () => {
  const licence = fieldOf(previewOf(`${folder}/inputs`, "Success"), "Bore licence");
  expect(descriptionOf(licence)).toBe("Valid until June, long enough for this bore.");
  expect(licence.hasAttribute("aria-invalid")).toBe(false);
});

test.each([
  ["newsletters", "Newsletter 1"],
  ["newsletters", "Newsletter 2"],
  ["contact-sections", "Contact One"],
  ["contact-sections", "Contact Two"],
  ["forms", "Simple"],
  ["forms", "Context"],
])("in %s, the form %s sends nothing and says so once", (page, title) => {
  const form = byName(previewOf(`${folder}/${page}`, title), "form");
  expect(form.getAttribute("method")).toBe("dialog");
  expect(textsOf(form, "p").filter((words) => /^A sample: .*nothing/.test(words))).toHaveLength(1);
});

test.each(["Simple", "Context"])(
  "the form %s has four rows for the message and an agreement that is switched on",
  (title) => {
    const form = previewOf(`${folder}/forms`, title);
    expect(fieldOf(form, "Your message").getAttribute("rows")).toBe("4");
    const agreement = fieldOf(form, "I agree to the Terms and Conditions");
    expect(agreement.getAttribute("role")).toBe("switch");
    expect(agreement.hasAttribute("checked")).toBe(true);
    expect(textOf(byName(form, "button"))).toBe("Send Message");
  },
);

test("the contact sections have six rows for the message, and four placeholder social links", () => {
  const two = previewOf(`${folder}/contact-sections`, "Contact Two");
  expect(textsOf(two, "h3")).toEqual(["Say Hi!", "Contact information"]);
  expect(fieldOf(two, "Your message").getAttribute("rows")).toBe("6");
  const one = previewOf(`${folder}/contact-sections`, "Contact One");
  expect(byName(one, "textarea").getAttribute("rows")).toBe("6");
  for (const name of ["Facebook", "Twitter", "Dribbble", "Instagram"])
    expect(byName(two, "a", name).getAttribute("href")).toBe("#contact-two");
});
