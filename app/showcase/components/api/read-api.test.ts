import { describe, expect, test } from "vitest";
import { kitApi } from "./kit-api.ts";

const api = kitApi();
const part = (path: string, name: string) => {
  const found = api.get(`app/ui/${path}.tsx`)?.parts.find((one) => one.name === name);
  if (!found) throw new Error(`${path} has no part ${name}`);
  return found;
};
const prop = (path: string, component: string, name: string) =>
  part(path, component).props.find((one) => one.name === name);

describe.each([...api])("%s", (_path, { parts, functions }) => {
  test("says in words what each of its parts, props and functions is for", () => {
    expect(parts).not.toEqual([]);
    const props = parts.flatMap(({ props }) => props).filter(({ name }) => name !== "children");
    const silent = [...parts, ...props, ...functions].filter(({ about }) => about === "");
    expect(silent).toEqual([]);
  });
});

test("a file's own component comes first", () => {
  expect(api.get("app/ui/toast/toast.tsx")?.parts.map(({ name }) => name)).toEqual(["Toast", "ToastRegion"]);
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

test("an object and a list say what must be given with them", () => {
  expect(prop("modal/modal", "Modal", "notification")?.requires).toEqual(["icon", "color"]);
  expect(prop("accordion/accordion", "Accordion", "items")).toMatchObject({
    required: true,
    isList: true,
    requires: ["question", "answer"],
  });
});

test("the elements are named whose own properties are taken as well, and none of those is listed", () => {
  expect(part("button/button", "Button").native).toEqual(["a", "button"]);
  expect(prop("button/button", "Button", "onClick")).toBeUndefined();
});

test("content may be a component's own or its element's; an input has none", () => {
  expect(part("modal/modal", "Modal").takesChildren).toBe(true);
  expect(part("alert/alert", "Alert").takesChildren).toBe(true);
  expect(part("field/field", "Field").takesChildren).toBe(false);
  expect(part("accordion/accordion", "Accordion").takesChildren).toBe(false);
});
