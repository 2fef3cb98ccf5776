/**
 * The paths of the template pages, which are complete sample pages. `demo: false` in `site.config.ts` removes them and
 * the showcase.
 */
export const templateAddresses = {
  coworking: "/pages/landing-pages/coworking",
  rental: "/pages/landing-pages/rental",
  desktopApp: "/pages/apps/desktop-app",
  virtualReality: "/pages/extra/virtual-reality",
  signInBasic: "/authentication/sign-in/basic",
  signIn: "/authentication/sign-in/cover",
  signInIllustration: "/authentication/sign-in/illustration",
  signInSimple: "/authentication/sign-in/simple",
  signUpCover: "/authentication/sign-up/cover",
  resetPassword: "/authentication/reset-password/cover",
  article: "/pages/blog/single-article",
  author: "/pages/blog/author",
} as const;

/** The path of the showcase's overview. The other showcase pages are below this path. */
export const showcaseAddress = "/sections";
