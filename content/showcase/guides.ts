import type { PageHead } from "../page-head.ts";

/** The guides in display order; the text of each guide is in `guides/<name>.md`. */
export const guideNames = [
  "theming",
  "with-vite",
  "with-next",
  "with-astro",
  "with-tailwind",
  "without-javascript",
  "right-to-left",
] as const;

/** Headings and labels for the guides. */
export const guides = {
  title: "Guides",
  head: ({ title, summary }: { title: string; summary: string }): PageHead => ({
    title: `Sample components: ${title}`,
    description: summary,
  }),
  parts: (count: number) => `${count} parts`,
  page: "Page",
  withoutScript: "Without scripts",
  token: "Token",
  value: "Value",
  light: "Light",
  dark: "Dark",
  /** Describes a token's value under a media condition. */
  where: (value: string, condition: string) => `${value} where ${condition}`,
} as const;
