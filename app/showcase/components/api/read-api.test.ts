import { beforeAll, describe, expect, test } from "vitest";
import { componentPaths } from "../../registry/kit-sources.ts";
import type { ComponentApi, PropApi } from "./component-api.ts";
import { readApi } from "./read-api.ts";

let apis: ReadonlyMap<string, ComponentApi>;

beforeAll(() => {
  apis = readApi(componentPaths);
});

describe("the kit", () => {
  test.each(componentPaths)("says of each part, prop and function in %s what it does", (path) => {
    const { parts, functions } = apiOf(path);
    const props = parts.flatMap(({ name, props }) =>
      props
        .filter((prop) => prop.name !== "children")
        .map(({ name: prop, about }) => ({ name: `${name}.${prop}`, about })),
    );
    const silent = [...parts, ...functions, ...props].filter(({ about }) => about === "");
    expect(parts).not.toEqual([]);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe("what is read of a component", () => {
  test("begins with the part that its file is called after", () => {
    const names = apiOf("app/ui/footer/footer.tsx").parts.map(({ name }) => name);
    expect(names).toEqual(["Footer"]);
    expect(apiOf("app/ui/field/field.tsx").parts.map(({ name }) => name)).toEqual([
      "Field",
      "MessageField",
      "Label",
      "Notes",
    ]);
  });

  test("has a default where the source takes properties apart", () => {
    expect(propOf("app/ui/carousel/carousel.tsx", "interval").byDefault).toBe("5000");
    expect(propOf("app/ui/columns/columns.tsx", "each").byDefault).toBe('"medium"');
  });

  test("has a default where the source checks an option", () => {
    expect(propOf("app/ui/button/button.tsx", "variant").byDefault).toBe('"contained"');
    expect(propOf("app/ui/counter-card/counter-card.tsx", "color").byDefault).toBe('"dark"');
  });

  test("has no default where nothing stands in", () => {
    expect(propOf("app/ui/button/button.tsx", "render")).not.toHaveProperty("byDefault");
  });

  test("has options in the order of its source", () => {
    expect(propOf("app/ui/avatar/avatar.tsx", "size").options).toEqual(["xs", "sm", "md", "lg", "xl", "xxl"]);
  });

  test("has options in the order of the source that it takes them over from", () => {
    expect(propOf("app/ui/copy-button/copy-button.tsx", "size").type).toBe('"sm" | "md" | "lg"');
    expect(propOf("app/ui/dropdown/dropdown.tsx", "color").options).toEqual([
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

  test("has both truth values as options, and their short type", () => {
    const { type, options } = propOf("app/ui/badge/badge.tsx", "rounded");
    expect({ type, options }).toEqual({ type: "boolean", options: [false, true] });
  });

  test("says what has to be given", () => {
    expect(propOf("app/ui/progress/progress.tsx", "value").required).toBe(true);
    expect(propOf("app/ui/progress/progress.tsx", "color").required).toBe(false);
  });

  test("says what an object and each of a list have to hold", () => {
    expect(propOf("app/ui/figure/figure.tsx", "src")).not.toHaveProperty("requires");
    expect(propOf("app/ui/info-card/info-card.tsx", "action").requires).toEqual(["route", "label"]);
    expect(propOf("app/ui/tabs/tabs.tsx", "tabs")).toMatchObject({
      isList: true,
      requires: ["name", "content"],
    });
  });

  test("names the elements whose properties it takes", () => {
    const nativeOf = (path: string) => apiOf(path).parts[0]?.native;
    expect(nativeOf("app/ui/button/button.tsx")?.toSorted()).toEqual(["a", "button"]);
    expect(nativeOf("app/ui/field/field.tsx")).toEqual(["input"]);
    expect(nativeOf("app/ui/heading/heading.tsx")).toEqual(["h2"]);
    expect(nativeOf("app/ui/new-tab-note.tsx")).toEqual([]);
  });

  test("has the functions that a file offers beside components", () => {
    expect(apiOf("app/ui/select/select.tsx").functions).toEqual([
      {
        name: "withValue",
        type: "(option: SelectOption) => { value: string; label: string; }",
        about: "An option with its words and its value, however it was given.",
      },
    ]);
  });
});

function apiOf(path: string): ComponentApi {
  const api = apis.get(path);
  if (!api) throw new Error(`Nothing was read of ${path}`);
  return api;
}

/** A property of a file's first part. */
function propOf(path: string, name: string): PropApi {
  const prop = apiOf(path).parts[0]?.props.find((prop) => prop.name === name);
  if (!prop) throw new Error(`${path} has no ${name}`);
  return prop;
}
