// R-DEV-10
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kitTokens } from "./kit-tokens.ts";

test("tokens are read in groups, with a value for each theme and other values from media queries", () => {
  const css = `/* All. */
@layer theme {
  :root {
    /* Ink */
    --kit-ink: light-dark(oklch(0 0 0), oklch(1 0 0 / 0.5));
    --kit-red: oklch(0.5 0.2 29);

    /* Widths */
    --kit-gutter:
      2rem;
  }
  @media (width <= 700px) { :root { --kit-gutter: 1rem; } }
}`;
  expect(kitTokens(css)).toEqual([
    {
      about: "Ink",
      tokens: [
        { name: "--kit-ink", values: ["oklch(0 0 0)", "oklch(1 0 0 / 0.5)"], isColour: true, elsewhere: [] },
        { name: "--kit-red", values: ["oklch(0.5 0.2 29)"], isColour: true, elsewhere: [] },
      ],
    },
    {
      about: "Widths",
      tokens: [
        {
          name: "--kit-gutter",
          values: ["2rem"],
          isColour: false,
          elsewhere: [{ value: "1rem", condition: "(width <= 700px)" }],
        },
      ],
    },
  ]);
});

test("a token without a comment above it is refused", () => {
  expect(() => kitTokens(":root { --kit-ink: red; }")).toThrow("--kit-ink");
});

test("every token of the style sheet is listed once", () => {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  const written = new Set(css.match(/--kit-[\w-]+(?=:)/g));
  const listed = kitTokens(css).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(listed).toEqual([...written]);
});
