import { expect, test } from "vitest";
import { inLayer } from "./in-layer.ts";

test.each([
  [
    "that names no layer is put into one",
    "a {\n  top: 0;\n}\n",
    "@layer page {\n  a {\n    top: 0;\n  }\n}\n",
  ],
  ["that names its layer stays as it is", "@layer stillness {\n}\n", "@layer stillness {\n}\n"],
])("a style sheet %s", (_, css, layered) => {
  expect(inLayer(css, "page")).toBe(layered);
});
