import { expect, test } from "vitest";
import { path } from "./marks.ts";
import { painted, picture } from "./picture.ts";
import { testPalette } from "./test-palette.ts";

test("a picture contains the styles of the marks that it uses, and no others", () => {
  const drawing = picture({ width: 10, height: 10, body: path(["interface", "edge"], "M0 0h9") });
  const { interface: fill, edge } = testPalette;
  expect(painted(drawing, testPalette)).toContain(`.interface{${fill}}.edge{${edge}}</style>`);
  expect(painted(drawing, testPalette).match(/\.[\w-]+\{/g)).toHaveLength(2);
});

test("a mark that the palette does not have is an error", () => {
  const drawing = picture({ width: 10, height: 10, body: '<path class="moss"/>' });
  expect(() => painted(drawing, testPalette)).toThrow("The palette has no mark called moss.");
});
