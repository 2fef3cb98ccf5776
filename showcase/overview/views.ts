import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";

/** The settings of a page's miniature. */
export interface View {
  /** The id of the example in the miniature, by default the first. */
  example?: string | undefined;
  /**
   * The width in rem at which the example is laid out before it is scaled down. Small components need less than the
   * default of 33.
   */
  room: 21 | 26 | 33 | 42 | 60;
  /** Whether the example has its own background, which fills the miniature. */
  fills?: true;
}

export function viewOf({ name, examples }: ShowcaseWords): View {
  return { example: examples[0]?.id, room: 33, ...views[name] };
}

export const views: Record<string, Partial<View>> = {
  "page-headers": { room: 60 },
  features: { room: 42, example: "ticked-blocks" },
  pricing: { room: 42 },
  faq: { example: "one-at-a-time" },
  testimonials: { room: 42, example: "reviews" },
  stats: { room: 60, example: "stat-3", fills: true },
  "logo-areas": { room: 26 },
  footers: { room: 42, fills: true },
  "general-cards": { example: "image-inside" },
  "content-sections": { room: 42 },
  navbars: { room: 60, example: "blur-sticky" },
  "nav-tabs": { room: 26 },
  pagination: { room: 26, example: "sizes" },
  "contact-sections": { example: "contact-two" },
  inputs: { room: 26 },
  alerts: { room: 26, example: "dismissible" },
  notifications: { room: 26 },
  "tooltips-popovers": { example: "toolbar" },
  badges: { room: 21 },
  breadcrumbs: { room: 21 },
  buttons: { room: 26, example: "with-icon" },
  "button-groups": { room: 21, example: "vertical" },
  dropdowns: { room: 26 },
  sliders: { room: 21 },
  toggles: { example: "switches" },
  typography: { room: 26 },
};
