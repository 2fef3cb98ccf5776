import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";

/** The settings of a page's miniature. */
export interface View {
  /** The example that represents the page. */
  example?: string | undefined;
  /** The layout width in rem before scaling: small for small components. */
  room: 21 | 26 | 33 | 42 | 60;
  /** Whether it has a background of its own, which fills the container. */
  fills?: true;
}

export function viewOf({ name, examples }: ShowcaseWords): View {
  return { example: examples[0]?.id, room: 60, ...views[name] };
}

export const views: Record<string, View> = {
  features: { room: 42, example: "ticked-blocks" },
  pricing: { room: 42 },
  faq: { room: 33, example: "one-at-a-time" },
  "blog-posts": { room: 33 },
  testimonials: { room: 42, example: "reviews" },
  teams: { room: 33 },
  stats: { room: 60, example: "stat-3", fills: true },
  "call-to-actions": { room: 33 },
  applications: { room: 33 },
  "logo-areas": { room: 26 },
  footers: { room: 42, fills: true },
  "general-cards": { room: 33, example: "image-inside" },
  "content-sections": { room: 42 },
  navbars: { room: 60, example: "blur-sticky" },
  "nav-tabs": { room: 26 },
  pagination: { room: 26, example: "sizes" },
  newsletters: { room: 33 },
  "contact-sections": { room: 33, example: "contact-two" },
  inputs: { room: 26 },
  forms: { room: 33 },
  alerts: { room: 26, example: "dismissible" },
  notifications: { room: 26 },
  modals: { room: 33 },
  "tooltips-popovers": { room: 33, example: "toolbar" },
  avatars: { room: 33 },
  badges: { room: 21 },
  breadcrumbs: { room: 21 },
  buttons: { room: 26, example: "with-icon" },
  "button-groups": { room: 21, example: "vertical" },
  dropdowns: { room: 26 },
  "progress-bars": { room: 33 },
  sliders: { room: 21 },
  "social-buttons": { room: 33 },
  tables: { room: 33 },
  toggles: { room: 33, example: "switches" },
  typography: { room: 26 },
};
