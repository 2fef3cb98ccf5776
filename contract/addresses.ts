/** Every page by the name that links use. `routes.ts` and the links read the same line. */
export const addresses = {
  presentation: "/",
  contact: "/contact",
  services: "/services",
  apps: "/services/apps",
  coworking: "/pages/landing-pages/coworking",
  about: "/pages/company/about-us",
  pricing: "/pages/company/pricing",
  support: "/pages/support/contact-us",
  faq: "/pages/support/faq",
  helpcenter: "/pages/support/help-center",
  terms: "/pages/support/terms",
  privacy: "/pages/support/privacy",
  articles: "/articles",
  article: "/pages/blog/single-article",
  author: "/pages/blog/author",
  newsletter: "/newsletter",
  signIn: "/authentication/sign-in/cover",
  signUpCover: "/authentication/sign-up/cover",
  resetPassword: "/authentication/reset-password/cover",
  sections: "/sections",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

export type RouteName = keyof typeof addresses;
