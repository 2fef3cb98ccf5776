// R-DEV-5
import { describe, expect, test } from "vitest";
import { apiOf } from "../api-of.ts";
import { components } from "../kit-sources.ts";
import { readApi } from "./read-api.ts";

const api = readApi(components);
const part = (component: string, name: string) => {
  const found = api.get(component)?.parts.find((one) => one.name === name);
  if (!found) throw new Error(`${component} has no part ${name}`);
  return found;
};
const prop = (component: string, partName: string, name: string) =>
  part(component, partName).props.find((one) => one.name === name);

describe.each([...api])("%s", (component, { parts, types, functions }) => {
  test("its page shows its current types, not those of an older cache", () => {
    expect(apiOf(component)).toEqual({ parts, types, functions });
  });

  test("describes each of its parts, props, types and functions", () => {
    expect(parts).not.toEqual([]);
    const props = [...parts, ...types]
      .flatMap(({ props }) => props)
      .filter(({ name }) => name !== "children");
    const silent = [...parts, ...props, ...types, ...functions].filter(({ about }) => about === "");
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

test("the component after which a file is named comes first", () => {
  expect(api.get("toast")?.parts.map(({ name }) => name)).toEqual(["Toast", "ToastRegion"]);
});

test("the options of a prop are listed in source order, with the default from oneOf", () => {
  expect(prop("button", "Button", "size")).toMatchObject({
    type: '"sm" | "md" | "lg"',
    options: ["sm", "md", "lg"],
    byDefault: '"md"',
    required: false,
  });
});

test("options from another file are listed in the order of that file", () => {
  expect(prop("copy-button", "CopyButton", "size")?.options).toEqual(["sm", "md", "lg"]);
  expect(prop("dropdown", "Dropdown", "color")?.options).toEqual([
    "primary",
    "secondary",
    "info",
    "success",
    "warning",
    "danger",
    "error",
    "light",
    "dark",
    "white",
    "none",
  ]);
});

test("a default is read from destructured props, in the parameters and in the body", () => {
  expect(prop("date-picker", "DatePicker", "minuteStep")?.byDefault).toBe("5");
  expect(prop("modal", "Modal", "closeLabel")?.byDefault).toBe('"Close"');
  expect(prop("modal", "Modal", "describe")?.byDefault).toBe("true");
});

test("a prop that is passed on has the default of the component that receives it", () => {
  expect(prop("dropdown", "Dropdown", "variant")?.byDefault).toBe('"contained"');
  expect(prop("popover", "Popover", "size")?.byDefault).toBe('"md"');
});

test("a required prop has a minimal value, with the required fields of items in a list", () => {
  expect(prop("accordion", "Accordion", "items")?.least).toBe('[{ question: "…", answer: "…" }]');
  expect(prop("pagination", "Pagination", "href")?.least).toBe('() => "…"');
  expect(prop("pricing-card", "PricingCard", "action")?.least).toContain('color: "primary"');
});

const type = (component: string, name: string) => api.get(component)?.types.find((one) => one.name === name);

test("the kit's own types are listed field by field, also inside arrays, unions and generic types", () => {
  const fields = (component: string, name: string) =>
    type(component, name)?.props.map(({ name, required }) => (required ? name : `${name}?`));
  expect(fields("menu", "MenuItem")).toEqual(["id?", "label", "onClick", "disabled?"]);
  expect(fields("dropdown", "DropdownItem")).toEqual(["id?", "label", "href?", "current?", "onClick?"]);
  expect(fields("pricing-card", "Price")).toEqual(["currency", "amount", "charged?"]);
  expect(fields("slider", "SliderControl")).toEqual(["values", "set"]);
  expect(fields("navbar", "NavbarAction")).toEqual(["label", "href", "color", "variant"]);
  expect(type("menu", "ReactNode")).toBeUndefined();
});

test("the errors that props and fields can throw are listed", () => {
  expect(prop("slider", "Slider", "defaultValues")?.throws).toEqual([
    "RangeError if it is empty ('model must not be an empty array')",
    "Error if the same slider is initialised twice ('element can be initialised once')",
  ]);
  const [, set] = type("slider", "SliderControl")?.props ?? [];
  expect(set?.throws).toEqual(["RangeError 'invalid handle number'"]);
});

test("the element that receives other props is named if it is not the outermost one", () => {
  expect(part("modal", "Modal").rest).toBe("Other props go to the `dialog`.");
  expect(part("badge", "Badge").rest).toBe("");
});

test("native elements whose attributes are accepted are named, and those attributes are not listed", () => {
  expect(part("button", "Button").native).toEqual(["a", "button"]);
  expect(prop("button", "Button", "onClick")).toBeUndefined();
  expect(part("breadcrumb", "Breadcrumb").native).toEqual(["nav"]);
  expect(part("navbar", "Navbar").native).toEqual(["header"]);
  expect(part("testimonial", "Testimonial").native).toEqual(["figure"]);
  expect(part("icon", "Icon").native).toEqual(["svg"]);
});

test("children may be a prop of the component or of its element; a component with an input takes none", () => {
  expect(part("modal", "Modal").takesChildren).toBe(true);
  expect(part("alert", "Alert").takesChildren).toBe(true);
  expect(part("field", "Field").takesChildren).toBe(false);
  expect(part("accordion", "Accordion").takesChildren).toBe(false);
});
