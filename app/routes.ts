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
  route(addresses.coworking, "pages/coworking.tsx"),
  route("/pages/landing-pages/rental", "pages/rental.tsx"),
  route(addresses.about, "pages/about-us.tsx"),
  route(addresses.pricing, "pages/pricing.tsx"),
  route(addresses.support, "contact/support-contact.tsx"),
  route(addresses.faq, "pages/faq.tsx"),
  route(addresses.privacy, "legal/privacy.tsx"),
  route(addresses.terms, "legal/terms.tsx"),
  route(addresses.helpcenter, "pages/help-center.tsx"),
  route("/pages/apps/desktop-app", "pages/desktop-app.tsx"),
  route("/pages/extra/virtual-reality", "pages/virtual-reality.tsx"),
  route("/authentication/sign-in/basic", "authentication/sign-in-basic.tsx"),
  route(addresses.signIn, "authentication/sign-in-cover.tsx"),
  route("/authentication/sign-in/illustration", "authentication/sign-in-illustration.tsx"),
  route("/authentication/sign-in/simple", "authentication/sign-in-simple.tsx"),
  route(addresses.signUpCover, "authentication/sign-up-cover.tsx"),
  route(addresses.resetPassword, "authentication/reset-password-cover.tsx"),
  route(addresses.article, "pages/single-article.tsx"),
  route(addresses.author, "pages/author.tsx"),

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

  // Answered with status 404, 405 and 500, whatever address was asked for.
  route("/404", "pages/not-found.tsx"),
  route("/405", "pages/not-taken.tsx"),
  route("/500", "pages/broken.tsx"),
] satisfies RouteConfig;
