// R-SETUP-4
import { expect, test } from "vitest";
import { brandProblems } from "./contrast.ts";

const example = { accent: "oklch(0.54 0.205 2)", ground: "oklch(0.255 0.026 262)" };

test.each([
  example,
  { accent: "#0a7d5a", ground: "#24123f" },
  { accent: "#1e3a8a", ground: "#000" },
  { accent: "#000", ground: "oklch(0.2 0.1 300)" },
])("$accent on $ground is readable", (brand) => {
  expect(brandProblems(brand)).toEqual([]);
});

test("an unreadable colour is reported with its contrast and the nearest readable colour", () => {
  expect(brandProblems({ ...example, accent: "#ffcc00" })).toEqual([
    "site.config.ts: brand.accent #ffcc00 can't be used, because text would be hard to read:",
    "  --kit-on-dark on --kit-primary: 1.51 to 1, but 4.5 to 1 is needed",
    "  --kit-on-dark on --kit-primary-from: 1.4 to 1, but 4.5 to 1 is needed",
    "  --kit-on-dark on --kit-primary-to: 2 to 1, but 4.5 to 1 is needed",
    "  The nearest colour that works: #896c00",
  ]);
});

test.each(["#ffcc00", "#00ff00", "#ff8800", "#7fffd4", "oklch(0.9 0.1 100)", "oklch(0.54 0.3 180)", "#fff"])(
  "the nearest accent to %s works and has the same notation",
  (accent) => {
    const found = nearestTo(brandProblems({ ...example, accent }));
    expect(found.startsWith("#")).toBe(accent.startsWith("#"));
    expect(brandProblems({ ...example, accent: found })).toEqual([]);
  },
);

test.each(["#fff", "#888", "#5b21b6", "oklch(0.6 0.2 30)"])("the nearest ground to %s works", (ground) => {
  const found = nearestTo(brandProblems({ ...example, ground }));
  expect(brandProblems({ ...example, ground: found })).toEqual([]);
});

test("accent and ground are reported separately", () => {
  const problems = brandProblems({ accent: "#ffcc00", ground: "#888" }).filter(
    (line) => !line.startsWith(" "),
  );
  expect(problems).toHaveLength(2);
});

function nearestTo(problems: readonly string[]): string {
  return problems.at(-1)?.replace("  The nearest colour that works: ", "") ?? "";
}
