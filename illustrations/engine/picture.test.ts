import { expect, test } from "vitest";
import { path } from "./marks.ts";
import { palette } from "./palette.ts";
import { picture } from "./picture.ts";

test("a picture carries the rules of the marks it uses and no other", () => {
  const drawing = picture({ width: 10, height: 10, body: path(["interface", "edge"], "M0 0h9") });
  expect(drawing).toContain(`.interface{${palette.interface}}.edge{${palette.edge}}`);
  expect(drawing.match(/\.[\w-]+\{/g)).toHaveLength(2);
});

test("a mark that the palette does not have stops the drawing", () => {
  expect(() => picture({ width: 10, height: 10, body: '<path class="moss"/>' })).toThrow(
    "The palette has no mark called moss.",
  );
});
