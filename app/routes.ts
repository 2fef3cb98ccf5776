import { articles } from "../content/pages/articles.ts";
import { newsletterIssues } from "../content/pages/newsletter-issues.ts";
import { addresses } from "../contract/addresses.ts";
import { casesFolder } from "../contract/case-address.ts";
import { ownerActionAddress, ownerActions } from "../contract/owner-actions.ts";
import { site } from "../site.config.ts";
import { type Route, route } from "../vite/route.ts";
import { demoRoutes } from "../vite/showcase/demo-routes.ts";

/** Every page (R-ROUTE-1), the company's pages first. */
export const routes: readonly Route[] = [
  route(addresses.contact, "app/pages/contact/contact.tsx"),
  route("/contact/sent", "app/pages/contact/sent.tsx"),
  route(addresses.presentation, "app/pages/home/home.tsx"),
  route(addresses.services, "app/pages/services/services.tsx"),
  route(addresses.apps, "app/pages/apps/apps.tsx"),
  route(addresses.about, "app/pages/about-us/about-us.tsx"),
  route(addresses.pricing, "app/pages/pricing/pricing.tsx"),
  route(addresses.support, "app/pages/support/support.tsx"),
  route(addresses.faq, "app/pages/faq/faq.tsx"),
  route(addresses.privacy, "app/pages/legal/privacy.tsx"),
  route(addresses.terms, "app/pages/legal/terms.tsx"),
  route(addresses.helpcenter, "app/pages/help-center/help-center.tsx"),

  // Articles: the list, the feed and each article.
  route(addresses.articles, "app/pages/articles/articles.tsx"),
  route(articles.feed.address, "app/pages/articles/feed/feed.ts"),
  route(`${addresses.articles}/:name`, "app/pages/articles/article/page.tsx"),

  // Case studies.
  route(`${casesFolder}/:name`, "app/pages/cases/page.tsx"),

  // The newsletter's pages (R-NEWS-8).
  route(addresses.newsletter, "app/pages/newsletter/newsletter.tsx"),
  route("/newsletter/sent", "app/pages/newsletter/sent.tsx"),
  route(addresses.confirm, "app/pages/newsletter/confirm.tsx"),
  route("/newsletter/confirmed", "app/pages/newsletter/confirmed.tsx"),
  route("/newsletter/expired", "app/pages/newsletter/expired.tsx"),
  route(addresses.unsubscribe, "app/pages/newsletter/unsubscribe.tsx"),
  route("/newsletter/left", "app/pages/newsletter/left.tsx"),

  // Issues: the list, the feed and each issue.
  route(addresses.issues, "app/pages/newsletter/issues/issues.tsx"),
  route(newsletterIssues.feed.address, "app/pages/newsletter/issues/feed.tsx"),
  route(`${addresses.issues}/:name`, "app/pages/newsletter/issues/issue-page.tsx"),

  // The pages opened by links in emails to the site owner.
  ...ownerActions.map((action) => route(ownerActionAddress(action), "app/pages/owner/action.tsx")),
  route(addresses.ownerDone, "app/pages/owner/done.tsx"),

  ...(site.demo ? demoRoutes : []),

  // Error pages, which the server may send for any URL.
  route("/404", "app/pages/errors/not-found.tsx"),
  route("/405", "app/pages/errors/method-not-allowed.tsx"),
  route("/500", "app/pages/errors/server-error.tsx"),
];
