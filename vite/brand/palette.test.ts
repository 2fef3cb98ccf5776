// R-SETUP-4
import { converter, parse } from "culori";
import { expect, test } from "vitest";
import { brandPalette } from "./palette.ts";

const example = brandPalette({ accent: "oklch(0.54 0.205 2)", ground: "oklch(0.255 0.026 262)" });
const other = brandPalette({ accent: "#0a7d5a", ground: "#24123f" });

test("drawings use both brand colours, converted to hex", () => {
  expect(example["cloth-accent"]).toBe("fill:#c51a65");
  expect(example.bedrock).toBe("fill:light-dark(#1c2330,#05070d)");
  expect(other["cloth-accent"]).toBe("fill:#0a7d5a");
  expect(other.bedrock).toMatch(/^fill:light-dark\(#24123f,/);
});

test("no colour of the example brand is left for another", () => {
  expect(coloursOf(other).filter(isOfTheExample)).toEqual([]);
  expect(coloursOf(example).filter(isOfTheExample)).toEqual(
    expect.arrayContaining(["#c51a65", "#fd97b4", "#161c27", "#1c2330", "#2a3342", "#05070d"]),
  );
});

function coloursOf(palette: typeof example): string[] {
  return Object.values(palette).flatMap((styles) => styles.match(/#[0-9a-f]{6}/g) ?? []);
}

const oklch = converter("oklch");

/**
 * Whether a colour is one of the example brand's: garnet, ink or rock. The drawings' other dark colours differ: blue
 * minerals have more chroma, and hair is more violet.
 */
function isOfTheExample(hex: string): boolean {
  const { l, c, h = 0 } = oklch(parse(hex)) ?? { l: 0, c: 0 };
  const isGarnet = c > 0.1 && Math.abs(((h + 178) % 360) - 180) < 10;
  return isGarnet || (l < 0.4 && c > 0.01 && c < 0.05 && Math.abs(h - 262) < 7);
}
