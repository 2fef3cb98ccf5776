// R-SAMPLE-1 to R-SAMPLE-3, R-SAMPLE-6 to R-SAMPLE-10, R-SAMPLE-12, R-SAMPLE-14 to R-SAMPLE-18,
// R-SAMPLE-20 to R-SAMPLE-22, R-SAMPLE-25, R-SAMPLE-26, R-SAMPLE-28, R-SAMPLE-30 to R-SAMPLE-32
import { expect, test } from "vitest";
import { byName, mainOf, regionNamed, textOf, textsOf } from "../built-page.ts";
import { descriptionOf, fieldOf, previewOf } from "./example.ts";

const sections = "/sections/page-sections";
const elements = "/sections/elements";

/** For each page, either the titles of its examples or only how many it has. */
const examples = {
  "page-sections/page-headers": 3,
  "page-sections/features": 3,
  "page-sections/pricing": 3,
  "page-sections/blog-posts": 4,
  "page-sections/teams": ["Team 1", "Team 2"],
  "page-sections/stats": ["Stat 1", "Stat 2", "Stat 3"],
  "page-sections/call-to-actions": ["Prefooter 1", "Prefooter 2", "Prefooter 3"],
  "page-sections/applications": ["Application 1", "Application 2"],
  "page-sections/logo-areas": ["Logo Area 1", "Logo Area 2", "Logo Area 3"],
  "page-sections/footers": ["Detailed", "Default", "Centered"],
  "page-sections/general-cards": ["Raised", "Image inside", "Blur animation", "Rotate", "Pricing"],
  "page-sections/content-sections": ["Content 1", "Content 2"],
  "navigation/navbars": ["Dark", "Light", "Transparent", "Blur sticky"],
  "navigation/nav-tabs": ["Simple", "Icons", "Vertical"],
  "navigation/pagination": ["Simple", "Sizes", "Variants"],
  "input-areas/newsletters": ["Newsletter 1", "Newsletter 2"],
  "input-areas/contact-sections": ["Contact One", "Contact Two"],
  "input-areas/inputs": ["Dynamic", "Static", "Outlined", "With icon", "Success", "Error", "Disabled"],
  "input-areas/forms": ["Simple", "Context"],
  "attention-catchers/alerts": ["Colours", "Dismissible"],
  "attention-catchers/notifications": 1,
  "attention-catchers/modals": ["Simple", "Notification"],
  "elements/breadcrumbs": 3,
  "elements/button-groups": 4,
  "elements/progress-bars": ["Simple", "Gradient", "At work"],
  "elements/sliders": ["Range", "Single", "With a unit"],
  "elements/social-buttons": ["Labelled", "Icon only"],
};

test.each(Object.entries(examples))("%s has the required examples", (page, expected) => {
  const previews = mainOf(`/sections/${page}`).querySelectorAll("[data-stage]");
  if (typeof expected === "number") expect(previews).toHaveLength(expected);
  else {
    expect(previews).toHaveLength(expected.length);
    for (const title of expected) previewOf(`/sections/${page}`, title);
  }
});

test("a header types its three phrases", () => {
  const headline = byName(previewOf(`${sections}/page-headers`, "Typed, on rock"), "h3");
  for (const phrase of ["web development", "mobile development", "web design"])
    expect(textOf(headline) + (headline.getAttribute("aria-label") ?? "")).toContain(phrase);
});

test("a carousel has two customer stories and a button on either side", () => {
  const carousel = regionNamed(previewOf(`${sections}/testimonials`, "Carousel"), "Customer stories");
  expect(carousel.querySelectorAll("[role=group]")).toHaveLength(2);
  expect(textsOf(carousel, "button").join(" ")).toMatch(/Previous.*Next|Next.*Previous/);
});

test("the forms and dialogs have the required wording", () => {
  const two = previewOf("/sections/input-areas/contact-sections", "Contact Two");
  expect(textsOf(two, "label")).toEqual(["My name is", "I'm looking for", "Your message"]);
  for (const title of ["Simple", "Context"])
    expect(textsOf(previewOf("/sections/input-areas/forms", title), "label")).toEqual([
      ...["First Name", "Last Name", "Email Address", "Your message"],
      "I agree to the Terms and Conditions",
    ]);
  const modals = "/sections/attention-catchers/modals";
  expect(textsOf(previewOf(modals, "Simple"), "dialog button")).toEqual(
    expect.arrayContaining(["Close", "Save changes"]),
  );
  expect(textsOf(previewOf(modals, "Notification"), "dialog button")).toEqual(
    expect.arrayContaining(["Close", "Ok, Got it"]),
  );
  const toasts = previewOf("/sections/attention-catchers/notifications", "Two toasts");
  expect(toasts.querySelectorAll("button")).toHaveLength(2);
});

test("tooltips and popovers have four placements", () => {
  const page = "/sections/attention-catchers/tooltips-popovers";
  for (const title of ["Tooltips", "Popovers"])
    expect(textsOf(previewOf(page, title), "button")).toEqual(
      expect.arrayContaining(["On top", "On right", "On bottom", "On left"]),
    );
});

test("pagination has three sizes and five colours, each of five pages", () => {
  const pagers = (title: string) =>
    Array.from(previewOf("/sections/navigation/pagination", title).querySelectorAll("nav"));
  expect(pagers("Sizes")).toHaveLength(3);
  expect(pagers("Variants")).toHaveLength(5);
  for (const pager of [...pagers("Sizes"), ...pagers("Variants")])
    expect(textsOf(pager, "a").filter((name) => name.startsWith("Page "))).toHaveLength(5);
});

test("the elements have the required wording and values", () => {
  expect(textsOf(previewOf(`${elements}/dropdowns`, "Select picker"), "option")).toEqual([
    ...["Brazil", "Bucharest", "London", "Washington"],
  ]);
  const valuesOf = (title: string) =>
    Array.from(previewOf(`${elements}/sliders`, title).querySelectorAll("input"), (input: Element) =>
      input.getAttribute("value"),
    );
  expect([valuesOf("Range"), valuesOf("Single")]).toEqual([["30", "80"], ["50"]]);
  const table = previewOf(`${elements}/tables`, "Authors");
  expect(textsOf(table, "thead th")).toEqual(["Author", "Function", "Status", "Employed", "Action"]);
  expect(table.querySelectorAll("tbody tr")).toHaveLength(6);
  const remember = fieldOf(previewOf(`${elements}/toggles`, "Remember me"), "Remember me");
  expect(descriptionOf(remember)).not.toBe("");
  for (const face of ["Roboto", "Monospace"]) previewOf(`${elements}/typography`, face);
});
