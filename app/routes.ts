import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articles } from "../content/pages/articles.ts";
import { componentExamples } from "../content/showcase/component-examples.ts";
import { guideNames } from "../content/showcase/guides.ts";
import { addresses } from "../contract/addresses.ts";
import { componentPage } from "../vite/component-pages.ts";
import { showcasePage } from "../vite/showcase-pages.ts";
import { addressOf, componentAddress, guideAddress } from "./showcase/addresses.ts";
import { catalogue } from "./showcase/catalogue.ts";
import { components } from "./showcase/registry/kit-sources.ts";

/** Every page, in the order of the specification. */
export default [
  route(addresses.contact, "pages/contact/contact.tsx"),
  route("/contact/sent", "pages/contact/sent.tsx"),
  index("pages/home/home.tsx"),
  route(addresses.services, "pages/services/services.tsx"),
  route(addresses.apps, "pages/apps/apps.tsx"),
  route(addresses.coworking, "pages/coworking/coworking.tsx"),
  route("/pages/landing-pages/rental", "pages/rental/rental.tsx"),
  route(addresses.about, "pages/about-us/about-us.tsx"),
  route(addresses.pricing, "pages/pricing/pricing.tsx"),
  route(addresses.support, "pages/support/support.tsx"),
  route(addresses.faq, "pages/faq/faq.tsx"),
  route(addresses.privacy, "pages/legal/privacy.tsx"),
  route(addresses.terms, "pages/legal/terms.tsx"),
  route(addresses.helpcenter, "pages/help-center/help-center.tsx"),
  route("/pages/apps/desktop-app", "pages/desktop-app/desktop-app.tsx"),
  route("/pages/extra/virtual-reality", "pages/virtual-reality/virtual-reality.tsx"),
  route("/authentication/sign-in/basic", "pages/authentication/sign-in-basic.tsx"),
  route(addresses.signIn, "pages/authentication/sign-in-cover.tsx"),
  route("/authentication/sign-in/illustration", "pages/authentication/sign-in-illustration.tsx"),
  route("/authentication/sign-in/simple", "pages/authentication/sign-in-simple.tsx"),
  route(addresses.signUpCover, "pages/authentication/sign-up-cover.tsx"),
  route(addresses.resetPassword, "pages/authentication/reset-password-cover.tsx"),
  route(addresses.article, "pages/single-article/single-article.tsx"),
  route(addresses.author, "pages/author/author.tsx"),

  // What we write: the list, its feed, and each article.
  route(addresses.articles, "pages/articles/articles.tsx"),
  route(articles.feed.address, "pages/articles/feed.ts"),
  route(`${addresses.articles}/:slug`, "pages/articles/article-page.tsx"),

  // The showcase: its overview, its guides, its pages, and each example alone.
  route(addresses.sections, "showcase/overview/sections.tsx"),
  ...guideNames.map((name) =>
    route(guideAddress(name), "showcase/guides/guide-page.tsx", { id: `guide-${name}` }),
  ),
  ...catalogue.flatMap((page) => {
    const file = showcasePage(page);
    return [
      route(addressOf(page), file),
      route(`${addressOf(page)}/:example`, file, { id: `${page.name}-example` }),
    ];
  }),

  // Each component of the kit, and the examples that are its own.
  ...components.map((component) => route(componentAddress(component), componentPage(component))),
  ...componentExamples.map((page) => route(`${addressOf(page)}/:example`, showcasePage(page))),

  // What the specification's newsletter needs beside its forms.
  route(addresses.newsletter, "pages/newsletter/newsletter.tsx"),
  route("/newsletter/sent", "pages/newsletter/sent.tsx"),
  route(addresses.confirm, "pages/newsletter/confirm.tsx"),
  route("/newsletter/confirmed", "pages/newsletter/confirmed.tsx"),
  route("/newsletter/expired", "pages/newsletter/expired.tsx"),
  route(addresses.unsubscribe, "pages/newsletter/unsubscribe.tsx"),
  route("/newsletter/left", "pages/newsletter/left.tsx"),

  // Answered with status 404, 405 and 500, whatever address was asked for.
  route("/404", "pages/errors/not-found.tsx"),
  route("/405", "pages/errors/method-not-allowed.tsx"),
  route("/500", "pages/errors/server-error.tsx"),
] satisfies RouteConfig;
