// R-PAGE-4, R-SETUP-4
import { globSync, readFileSync } from "node:fs";
import { converter, parse } from "culori";
import { expect, test } from "vitest";
import { brandedTokens } from "./branded-tokens.ts";
import { resolvedTokens } from "./resolved-tokens.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const example = { accent: "oklch(0.54 0.205 2)", ground: "oklch(0.255 0.026 262)" };
const other = { accent: "#0a7d5a", ground: "#24123f" };

test("the style sheet stays unchanged for its original brand", () => {
  expect(brandedTokens(tokens, example)).toBe(tokens);
});

test("the original brand's colours resolve to known values without var() and calc()", () => {
  const settled = resolvedTokens(tokens);
  expect(settled).toContain("--kit-primary: oklch(0.54 0.205 2);");
  expect(settled).toContain("--kit-primary-from: oklch(0.56 0.205 12);");
  expect(settled).toContain("--kit-dark-to: oklch(0.19 0.022 268);");
  expect(settled).toMatch(
    /--kit-rock: light-dark\(oklch\(0\.255 0\.026 262\),\s*oklch\(0\.13 0\.014 262\)\);/,
  );
  expect(settled).not.toMatch(/var\(|calc\(/);
});

test("an owner's colours are used as written, and the others follow them in hue and chroma", () => {
  const settled = resolvedTokens(brandedTokens(tokens, other));
  expect(settled).toContain("--kit-primary: #0a7d5a;");
  expect(settled).toContain("--kit-dark: #24123f;");
  expect(colourOf(settled, "primary-on-dark")).toMatchObject({ l: 0.79, h: expect.closeTo(164.9, 1) });
  expect(colourOf(settled, "primary-on-dark").c).toBeLessThan(0.08);
});

test("the text colour takes only a tint of a vivid ground", () => {
  const settled = resolvedTokens(brandedTokens(tokens, { ...example, ground: "#3a00a0" }));
  expect(colourOf(settled, "on-light")).toMatchObject({ l: 0.225, c: 0.048 });
});

test("colours with a meaning, such as success and danger, are the same for every brand", () => {
  const [before, after] = [example, other].map((brand) => resolvedTokens(brandedTokens(tokens, brand)));
  const meaningful = /--kit-(success|info|warning|danger|focus)[^;]*;/g;
  expect(after?.match(meaningful)).toEqual(before?.match(meaningful));
});

test("a value that is not a colour in OKLCH or hex is refused", () => {
  expect(() => brandedTokens(tokens, { ...example, accent: "garnet" })).toThrow(
    "garnet is not a colour in OKLCH or hex.",
  );
});

test("for another brand no token keeps a colour of the original brand", () => {
  const colours = resolvedTokens(brandedTokens(tokens, other)).match(/oklch\([^)]+\)/g) ?? [];
  expect(colours.filter(isExample)).toEqual([]);
  expect((resolvedTokens(tokens).match(/oklch\([^)]+\)/g) ?? []).filter(isExample).length).toBeGreaterThan(
    40,
  );
});

test("no other style sheet contains a brand colour", () => {
  const sheets = globSync("{app,kit,samples,showcase}/**/*.css", { exclude: ["app/styles/tokens.css"] });
  const ofTheBrand = sheets.flatMap((sheet) =>
    (readFileSync(sheet, "utf8").match(/(?<=: .*)(oklch\([\d. /]+\)|#[0-9a-f]{6}\b)/g) ?? [])
      .filter((colour) => sheet.endsWith("social-button.module.css") === false && isExample(colour))
      .map((colour) => `${sheet}: ${colour}`),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(ofTheBrand).toEqual([]);
});

const oklch = converter("oklch");

function colourOf(css: string, token: string) {
  const value = css.match(new RegExp(`--kit-${token}: ([^;]+);`))?.[1];
  const colour = oklch(parse(value ?? ""));
  if (!colour) throw new Error(`--kit-${token} is no colour: ${value}`);
  return colour;
}

/** True for the default brand's colours: garnet, and dark or grey shades with the hue of the ground. */
function isExample(colour: string): boolean {
  const { c, h = 0 } = oklch(parse(colour)) ?? { c: 0 };
  const isGarnet = c > 0.02 && Math.abs(((h + 178) % 360) - 180) < 10;
  return isGarnet || (c > 0.005 && c < 0.05 && Math.abs(h - 262) < 5);
}
