import type { ShowcaseWords } from "../../../content/showcase/showcase-words.ts";

/** How a page is seen in its miniature. */
export interface View {
  /** The example that tells most at a glance. */
  example?: string | undefined;
  /** How wide it is laid out, in rem, before it is made as small as its place: little for what is small itself. */
  room: 21 | 26 | 33 | 42 | 60 | 70;
}

export function viewOf({ name, examples }: ShowcaseWords): View {
  return { example: examples[0]?.id, room: 60, ...views[name] };
}

export const views: Record<string, View> = {
  pricing: { room: 70 },
  stats: { room: 60, example: "stat-3" },
  "call-to-actions": { room: 33 },
  "logo-areas": { room: 42 },
  "general-cards": { room: 70 },
  "content-sections": { room: 70 },
  navbars: { room: 60, example: "blur-sticky" },
  "nav-tabs": { room: 26 },
  pagination: { room: 26, example: "sizes" },
  newsletters: { room: 33 },
  "contact-sections": { room: 70 },
  inputs: { room: 33 },
  forms: { room: 70 },
  alerts: { room: 26, example: "dismissible" },
  notifications: { room: 26 },
  modals: { room: 33 },
  "tooltips-popovers": { room: 33 },
  avatars: { room: 33 },
  badges: { room: 21 },
  breadcrumbs: { room: 21 },
  buttons: { room: 26, example: "with-icon" },
  "button-groups": { room: 26, example: "vertical" },
  dropdowns: { room: 33 },
  "progress-bars": { room: 33 },
  sliders: { room: 21 },
  "social-buttons": { room: 33 },
  toggles: { room: 33, example: "switches" },
  typography: { room: 26 },
};
