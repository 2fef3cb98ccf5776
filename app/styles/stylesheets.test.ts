import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("{app,kit,showcase}/**/*.css");
const sheets = files.map((file) => [file, readFileSync(file, "utf8")] as const);

test.each(sheets)("%s: layouts and text grow with the text size that a visitor has chosen", (_file, css) => {
  const queries = css.match(/@(?:custom-media|media|container)[^{;]*/g) ?? [];
  const sizes = css.match(/\bfont(?:-size)?:[^;}]*/g) ?? [];
  expect([...queries, ...sizes].filter((part) => /\b\d*\.?\d+px/.test(part))).toEqual([]);
});

test.each(sheets)("%s: only a pointer that can leave turns or shows things by hovering", (_file, css) => {
  const others = css.replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
  expect(others.match(/[^{};]*:hover[^{}]*\{[^{}]*\b(?:visibility|transform|rotate):/g)).toBeNull();
});

test.each(sheets)("%s: no rule is dropped for a part that another browser does not know", (_file, css) => {
  const selectors = css.match(/[^{};]*(?=\{)/g) ?? [];
  expect(selectors.filter((one) => one.includes("::-moz-") && one.includes("::-webkit-"))).toEqual([]);
});

test("text is shown at once, and no font is swapped in later (decision 0004)", () => {
  const faces = sheets.flatMap(([, css]) => css.match(/@font-face \{[^}]*url\([^}]*/g) ?? []);
  expect(faces.length).toBeGreaterThan(2);
  for (const face of faces) expect(face).toContain("font-display: optional;");
});
