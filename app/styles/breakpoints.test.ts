import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(globSync("{app,kit,showcase}/**/*.css"))(
  "%s: a layout is chosen by widths and heights that grow with the text",
  (file) => {
    const queries = readFileSync(file, "utf8").match(/@(?:custom-media|media|container)[^{;]*/g) ?? [];
    expect(queries.filter((query) => /\b\d*\.?\d+px/.test(query))).toEqual([]);
  },
);
