import { site } from "../site.config.ts";

const ofTheCompany = [
  "/contact",
  "/pages/company/about-us",
  "/pages/company/pricing",
  "/pages/support/contact-us",
];

const ofTheDemo = [
  "/pages/landing-pages/rental",
  "/sections/components/date-picker",
  "/sections/page-sections/page-headers",
  "/sections/page-sections/pricing",
  "/sections/page-sections/stats",
  "/sections/page-sections/testimonials",
  "/sections/attention-catchers/alerts",
  "/sections/attention-catchers/notifications",
  "/sections/attention-catchers/tooltips-popovers",
  "/sections/elements/dropdowns",
  "/sections/elements/sliders",
  "/sections/navigation/nav-tabs",
];

/** The addresses of the pages that are hydrated. */
export const hydrated = site.demo ? [...ofTheCompany, ...ofTheDemo] : ofTheCompany;
