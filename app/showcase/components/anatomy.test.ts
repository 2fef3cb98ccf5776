import { expect, test } from "vitest";
import { atHomeIn } from "../registry/namespace.ts";
import { anatomyOf } from "./anatomy.ts";
import type { PropApi } from "./api/component-api.ts";

test("a part without content is one tag, with what has to be given and nothing else", () => {
  const props = [prop({ name: "rating", type: "number" }), prop({ name: "label", required: false })];
  expect(anatomy("rating", ["Rating", props])).toBe(
    `import { Rating } from "${atHomeIn("rating")}";\n\n<Rating rating={…} />`,
  );
});

test("a part with content stands around it", () => {
  const children = prop({ name: "children", required: false });
  expect(anatomy("card", ["Card", [children]])).toMatch(/\n<Card>…<\/Card>$/);
});

test("all parts are imported at once, and shown one below the other", () => {
  expect(anatomy("form", ["Form", []], ["FormNote", []])).toBe(
    `import { Form, FormNote } from "${atHomeIn("form")}";\n\n<Form />\n\n<FormNote />`,
  );
});

test.each<[string, Partial<PropApi>, string]>([
  ["words", { type: "string" }, '"…"'],
  ["what React shows", { type: "ReactNode" }, '"…"'],
  ["a number", { type: "number" }, "{…}"],
  ["a function", { type: "() => void" }, "{() => …}"],
  ["a word of several", { options: ["sm", "lg"] }, '"sm"'],
  ["a number of several", { options: [4, 5] }, "{4}"],
  ["an object", { requires: ["src", "width"] }, "{{ src, width }}"],
  ["a list of objects", { requires: ["name"], isList: true }, "{[{ name }]}"],
  ["a list", { isList: true }, "{[…]}"],
])("%s is written as what it is", (_, given, written) => {
  expect(anatomy("x", ["X", [prop({ name: "x", type: "X", ...given })]])).toContain(`<X x=${written} />`);
});

function anatomy(file: string, ...parts: [name: string, props: PropApi[]][]): string {
  return anatomyOf(file, {
    parts: parts.map(([name, props]) => ({ name, about: "", props, native: [] })),
    functions: [],
  });
}

function prop(given: Partial<PropApi>): PropApi {
  return { name: "x", type: "string", required: true, about: "", ...given };
}
