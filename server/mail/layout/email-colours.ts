import { clampChroma, formatHex } from "culori";
import { readColour } from "../../../contract/colour.ts";
import { site } from "../../../site.config.ts";

/**
 * The brand's colours as hex, which every email client understands. The build checks that white text is legible on
 * `accent` and `ground`.
 */
export const emailColours = {
  accent: hexOf(site.brand.accent),
  ground: hexOf(site.brand.ground),
  light: {
    page: "#f3efe6",
    card: "#ffffff",
    ink: inkOf(0.225),
    muted: inkOf(0.455),
    line: "#ddd7cc",
    sunken: "#f4f1ea",
  },
  dark: {
    page: inkOf(0.17),
    card: inkOf(0.235),
    ink: "#f2f0ec",
    muted: inkOf(0.775),
    line: inkOf(0.4),
    sunken: inkOf(0.3),
    /** The colour of links on a dark background, where the accent itself is not legible. */
    link: brightAccent(),
  },
} as const;

/** The colours of the logo's upper four layers, top first. In emails the fifth is `accent`, visible in the header. */
export const strata = ["#b1d6f6", "#a0daba", "#f2cf8f", inkOf(0.7)] as const;

const { dark } = emailColours;

/** The style sheet of dark mode. */
export const darkColours = [
  "@media (prefers-color-scheme:dark){",
  `.page{background-color:${dark.page}!important}`,
  `.card{background-color:${dark.card}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.link{color:${dark.link}!important}`,
  `.sunken{background-color:${dark.sunken}!important}`,
  "}",
].join("");

/** Returns a muted tone in the hue of the brand's ground colour, for text and backgrounds. */
function inkOf(lightness: number): string {
  const ground = readColour(site.brand.ground);
  return inHex(lightness, Math.min(ground?.chroma ?? 0, 0.026), ground?.hue ?? 0);
}

function brightAccent(): string {
  const accent = readColour(site.brand.accent);
  return inHex(0.79, Math.min(accent?.chroma ?? 0, 0.125), accent?.hue ?? 0);
}

function hexOf(written: string): string {
  const colour = readColour(written);
  if (!colour) throw new Error(`${written} is not a colour in OKLCH or hex.`);
  return inHex(colour.lightness, colour.chroma, colour.hue);
}

function inHex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}
