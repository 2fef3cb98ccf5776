import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articles } from "../content/pages/articles.ts";
import { newsletterIssues } from "../content/pages/newsletter-issues.ts";
import { addresses } from "../contract/addresses.ts";
import { casesFolder } from "../contract/case-address.ts";
import { ownerActionAddress, ownerActions } from "../contract/owner-actions.ts";
import { site } from "../site.config.ts";
import { demoRoutes } from "../vite/showcase/demo-routes.ts";

/** Every page (R-ROUTE-1), the company's first. */
export default [
  route(addresses.contact, "pages/contact/contact.tsx"),
  route("/contact/sent", "pages/contact/sent.tsx"),
  index("pages/home/home.tsx"),
  route(addresses.services, "pages/services/services.tsx"),
  route(addresses.apps, "pages/apps/apps.tsx"),
  route(addresses.about, "pages/about-us/about-us.tsx"),
  route(addresses.pricing, "pages/pricing/pricing.tsx"),
  route(addresses.support, "pages/support/support.tsx"),
  route(addresses.faq, "pages/faq/faq.tsx"),
  route(addresses.privacy, "pages/legal/privacy.tsx"),
  route(addresses.terms, "pages/legal/terms.tsx"),
  route(addresses.helpcenter, "pages/help-center/help-center.tsx"),

  // Articles: the list, the feed and each article.
  route(addresses.articles, "pages/articles/articles.tsx"),
  route(articles.feed.address, "pages/articles/feed/feed.ts"),
  route(`${addresses.articles}/:slug`, "pages/articles/article/page.tsx"),

  // Case studies.
  route(`${casesFolder}/:slug`, "pages/cases/page.tsx"),

  // The newsletter's pages (R-NEWS-8).
  route(addresses.newsletter, "pages/newsletter/newsletter.tsx"),
  route("/newsletter/sent", "pages/newsletter/sent.tsx"),
  route(addresses.confirm, "pages/newsletter/confirm.tsx"),
  route("/newsletter/confirmed", "pages/newsletter/confirmed.tsx"),
  route("/newsletter/expired", "pages/newsletter/expired.tsx"),
  route(addresses.unsubscribe, "pages/newsletter/unsubscribe.tsx"),
  route("/newsletter/left", "pages/newsletter/left.tsx"),

  // Issues: the list, the feed and each issue.
  route(addresses.issues, "pages/newsletter/issues/issues.tsx"),
  route(newsletterIssues.feed.address, "pages/newsletter/issues/feed.tsx"),
  route(`${addresses.issues}/:slug`, "pages/newsletter/issues/issue-page.tsx"),

  // The pages of links in the owner's emails.
  ...ownerActions.map((action) =>
    route(ownerActionAddress(action), "pages/owner/action.tsx", { id: action }),
  ),
  route(addresses.ownerDone, "pages/owner/done.tsx"),

  ...(site.demo ? demoRoutes : []),

  // Error pages, served at any address.
  route("/404", "pages/errors/not-found.tsx"),
  route("/405", "pages/errors/method-not-allowed.tsx"),
  route("/500", "pages/errors/server-error.tsx"),
] satisfies RouteConfig;
