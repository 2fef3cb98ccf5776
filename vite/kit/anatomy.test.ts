import { expect, test } from "vitest";
import type { PropApi } from "../../showcase/components/component-api.ts";
import { anatomyOf, exportedElement } from "./anatomy.ts";

const prop = (name: string, least?: string): PropApi => ({
  name,
  type: "",
  required: true,
  about: "",
  ...(least !== undefined && { least }),
});
const part = (name: string, props: readonly PropApi[], takesChildren = false) => ({
  name,
  about: "",
  props,
  rest: "",
  native: [],
  takesChildren,
});
const anatomy = (...parts: readonly ReturnType<typeof part>[]) =>
  anatomyOf("bore", { parts, types: [], functions: [] });

test("what must be given is there, and nothing else", () => {
  const props = [prop("title", '"…"'), prop("wet", "false"), { ...prop("unit"), required: false }];
  expect(anatomy(part("Bore", props))).toMatch(
    / \{ Bore \} from "@\/components\/[\w-]+\/bore";\n\n<Bore title="…" wet=\{false\} \/>$/,
  );
});

test("each part of a file stands there, around its content where it takes any", () => {
  const children = prop("children", '"…"');
  const both = anatomy(part("Bore", [children], true), part("BoreLog", [children], true));
  expect(both).toContain("import { Bore, BoreLog } from");
  expect(both).toContain("<Bore>…</Bore>\n\n<BoreLog>…</BoreLog>");
});

test("a long one has a line for each property", () => {
  const items = `[${Array(12).fill('"…"').join(", ")}]`;
  const props = [prop("title", '"…"'), prop("items", items)];
  expect(anatomy(part("Bore", props, true))).toContain(
    `<Bore\n  title="…"\n  items={${items}}\n>\n  …\n</Bore>`,
  );
  expect(anatomy(part("Bore", props))).toContain(`<Bore\n  title="…"\n  items={${items}}\n/>`);
});

test("where code cannot say what must be given there is none", () => {
  expect(anatomy(part("Bore", [prop("element")]))).toBeUndefined();
});

test("a file of its own shows its imports and its element", () => {
  expect(exportedElement('import "a";\n\nexport default (\n  <A>\n    <B />\n  </A>\n);\n')).toBe(
    'import "a";\n\n<A>\n  <B />\n</A>',
  );
  expect(exportedElement('import "a";\n\nexport default <A b={() => c()} />;\n')).toBe(
    'import "a";\n\n<A b={() => c()} />',
  );
});
