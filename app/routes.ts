import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { addresses } from "./addresses.ts";
import { addressOf } from "./showcase/addresses.ts";
import { catalogue } from "./showcase/catalogue.ts";

/** Every page, in the order of the specification. */
export default [
  route(addresses.contact, "contact/contact.tsx"),
  route("/contact/sent", "contact/sent.tsx"),
  index("pages/home.tsx"),
  route(addresses.services, "pages/services.tsx"),
  route(addresses.apps, "pages/apps.tsx"),
  route("/pages/landing-pages/rental", "pages/rental.tsx"),
  route(addresses.about, "pages/about-us.tsx"),
  route(addresses.pricing, "pages/pricing.tsx"),
  route(addresses.support, "contact/support-contact.tsx"),
  route(addresses.faq, "pages/faq.tsx"),
  route(addresses.privacy, "legal/privacy.tsx"),
  route(addresses.terms, "legal/terms.tsx"),
  route(addresses.helpcenter, "pages/help-center.tsx"),

  // The showcase: its overview, its pages, and each example alone.
  route(addresses.sections, "showcase/pages/sections.tsx"),
  ...catalogue.flatMap((page) => {
    const file = `showcase/pages/${page.name}.tsx`;
    return [
      route(addressOf(page), file),
      route(`${addressOf(page)}/:example`, file, { id: `${page.name}-example` }),
    ];
  }),

  // What the specification's newsletter needs beside its forms.
  route(addresses.newsletter, "newsletter/newsletter.tsx"),
  route("/newsletter/sent", "newsletter/sent.tsx"),
  route(addresses.confirm, "newsletter/confirm.tsx"),
  route("/newsletter/confirmed", "newsletter/confirmed.tsx"),
  route("/newsletter/expired", "newsletter/expired.tsx"),
  route(addresses.unsubscribe, "newsletter/unsubscribe.tsx"),
  route("/newsletter/left", "newsletter/left.tsx"),

  // Answered with status 404 and 500, whatever address was asked for.
  route("/404", "pages/not-found.tsx"),
  route("/500", "pages/broken.tsx"),
] satisfies RouteConfig;
