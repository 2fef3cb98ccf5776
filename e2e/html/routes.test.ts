// R-ROUTE-1 to R-ROUTE-3, R-ACCOUNT-1, R-SAMPLE-25
import { join } from "node:path";
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { isExample } from "../is-example.ts";
import { builtFile } from "./built-page.ts";

/** The site's pages, grouped by folder. */
const routes = {
  "": ["", "contact", "services", "services/apps"],
  "pages/company": ["about-us", "pricing"],
  "pages/support": ["contact-us", "faq", "privacy", "terms", "help-center"],
  "pages/landing-pages": ["coworking", "rental"],
  "pages/apps": ["desktop-app"],
  "pages/blog": ["single-article", "author"],
  "pages/extra": ["virtual-reality"],
  "authentication/sign-in": ["basic", "cover", "illustration", "simple"],
  "authentication/sign-up": ["cover"],
  "authentication/reset-password": ["cover"],
  "sections/page-sections": [
    ...["page-headers", "features", "pricing", "faq", "blog-posts", "testimonials", "teams", "stats"],
    ...["call-to-actions", "applications", "logo-areas", "footers", "general-cards", "content-sections"],
  ],
  "sections/navigation": ["navbars", "nav-tabs", "pagination"],
  "sections/input-areas": ["newsletters", "contact-sections", "inputs", "forms"],
  "sections/attention-catchers": ["alerts", "notifications", "modals", "tooltips-popovers"],
  "sections/elements": [
    ...["avatars", "badges", "breadcrumbs", "buttons", "button-groups", "dropdowns", "progress-bars"],
    ...["sliders", "social-buttons", "tables", "toggles", "typography"],
  ],
};

test.runIf(isExample).each(Object.entries(routes))("every page in /%s exists", (folder, pages) => {
  for (const page of pages) expect(builtFile(join(folder, page, "index.html")), page).toContain("<h1");
});

test.runIf(isExample)("each named route has the required address", () => {
  expect(addresses).toMatchObject({
    presentation: "/",
    contact: "/contact",
    services: "/services",
    apps: "/services/apps",
    about: "/pages/company/about-us",
    helpcenter: "/pages/support/help-center",
    terms: "/pages/support/terms",
    privacy: "/pages/support/privacy",
  });
});
