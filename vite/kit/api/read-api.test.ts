import { describe, expect, test } from "vitest";
import { kitApi } from "./kit-api.ts";

const api = kitApi();
const part = (path: string, name: string) => {
  const found = api.get(`kit/${path}.tsx`)?.parts.find((one) => one.name === name);
  if (!found) throw new Error(`${path} has no part ${name}`);
  return found;
};
const prop = (path: string, component: string, name: string) =>
  part(path, component).props.find((one) => one.name === name);

describe.each([...api])("%s", (_path, { parts, types, functions }) => {
  test("says in words what each of its parts, props, types and functions is for", () => {
    expect(parts).not.toEqual([]);
    const props = [...parts, ...types]
      .flatMap(({ props }) => props)
      .filter(({ name }) => name !== "children");
    const silent = [...parts, ...props, ...types, ...functions].filter(({ about }) => about === "");
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

test("a file's own component comes first", () => {
  expect(api.get("kit/toast/toast.tsx")?.parts.map(({ name }) => name)).toEqual(["Toast", "ToastRegion"]);
});

test("a choice is written out in the order of the source, with its default from oneOf", () => {
  expect(prop("button/button", "Button", "size")).toMatchObject({
    type: '"sm" | "md" | "lg"',
    options: ["sm", "md", "lg"],
    byDefault: '"md"',
    required: false,
  });
});

test("a choice taken over from another file is in the order of that file", () => {
  expect(prop("copy-button/copy-button", "CopyButton", "size")?.options).toEqual(["sm", "md", "lg"]);
  expect(prop("dropdown/dropdown", "Dropdown", "color")?.options).toEqual([
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

test("a default is read where properties are taken apart, in the parameters and below them", () => {
  expect(prop("date-picker/date-picker", "DatePicker", "minuteStep")?.byDefault).toBe("5");
  expect(prop("modal/modal", "Modal", "closeLabel")?.byDefault).toBe('"Close"');
  expect(prop("modal/modal", "Modal", "describe")?.byDefault).toBe("true");
});

test("a default is that of the component to which a property is handed on", () => {
  expect(prop("dropdown/dropdown", "Dropdown", "variant")?.byDefault).toBe('"contained"');
  expect(prop("popover/popover", "Popover", "size")?.byDefault).toBe('"md"');
});

test("what must be given has the least that it takes, down to the fields of lists in it", () => {
  expect(prop("accordion/accordion", "Accordion", "items")?.least).toBe('[{ question: "…", answer: "…" }]');
  expect(prop("pagination/pagination", "Pagination", "route")?.least).toBe('() => "…"');
  expect(prop("pricing-card/pricing-card", "PricingCard", "action")?.least).toContain('color: "primary"');
  expect(prop("search-select/search-select-box", "SearchSelectBox", "select")?.least).toBeUndefined();
});

const type = (path: string, name: string) =>
  api.get(`kit/${path}.tsx`)?.types.find((one) => one.name === name);

test("types of the kit's own are told field by field, in lists, alternatives and types around them too", () => {
  const fields = (path: string, name: string) =>
    type(path, name)?.props.map(({ name, required }) => (required ? name : `${name}?`));
  expect(fields("menu/menu", "MenuItem")).toEqual(["id?", "label", "onSelect", "disabled?"]);
  expect(fields("dropdown/dropdown", "DropdownItem")).toEqual([
    "id?",
    "label",
    "href?",
    "current?",
    "onClick?",
  ]);
  expect(fields("pricing-card/pricing-card", "Price")).toEqual(["currency", "amount", "charged?"]);
  expect(fields("slider/slider", "SliderControl")).toEqual(["values", "set"]);
  expect(fields("navbar/navbar", "NavbarAction")).toEqual(["label", "href", "color", "variant"]);
  expect(type("menu/menu", "ReactNode")).toBeUndefined();
});

test("what is thrown is told, of props and of fields", () => {
  expect(prop("slider/slider", "Slider", "defaultValues")?.throws).toEqual([
    "RangeError 'model must not be an empty array'",
    "Error 'element can be initialised once'",
  ]);
  const [, set] = type("slider/slider", "SliderControl")?.props ?? [];
  expect(set?.throws).toEqual(["RangeError 'invalid handle number'"]);
});

test("where what is no prop goes is told where it is not the outermost element", () => {
  expect(part("modal/modal", "Modal").rest).toBe("What is not said here goes to the `dialog`.");
  expect(part("badge/badge", "Badge").rest).toBe("");
});

test("the elements are named whose own properties are taken as well, and none of those is listed", () => {
  expect(part("button/button", "Button").native).toEqual(["a", "button"]);
  expect(prop("button/button", "Button", "onClick")).toBeUndefined();
  expect(part("breadcrumb/breadcrumb", "Breadcrumb").native).toEqual(["nav"]);
  expect(part("navbar/navbar", "Navbar").native).toEqual(["header"]);
  expect(part("quote/quote", "Quote").native).toEqual(["figure"]);
  expect(part("icon/icon", "Icon").native).toEqual(["svg"]);
});

test("content may be a component's own or its element's; an input has none", () => {
  expect(part("modal/modal", "Modal").takesChildren).toBe(true);
  expect(part("alert/alert", "Alert").takesChildren).toBe(true);
  expect(part("field/field", "Field").takesChildren).toBe(false);
  expect(part("accordion/accordion", "Accordion").takesChildren).toBe(false);
});
