/**
 * The paths of the company's pages, for `routes.ts` and all links. `demo-addresses.ts` has the paths of the template
 * pages and the showcase.
 */
export const addresses = {
  presentation: "/",
  contact: "/contact",
  services: "/services",
  apps: "/services/apps",
  about: "/pages/company/about-us",
  pricing: "/pages/company/pricing",
  support: "/pages/support/contact-us",
  faq: "/pages/support/faq",
  helpcenter: "/pages/support/help-center",
  terms: "/pages/support/terms",
  privacy: "/pages/support/privacy",
  articles: "/articles",
  newsletter: "/newsletter",
  issues: "/newsletter/issues",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
  ownerDone: "/owner/done",
} as const;
