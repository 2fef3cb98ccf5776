import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { site } from "../../../../site.config.ts";
import { pageMeta } from "../../../document/page-meta.ts";

/** The head of an issue's page: what it is to those who link it, too (https://ogp.me). */
export function issueMeta({ title, summary, thursday }: Issue) {
  return [
    ...pageMeta({ title, description: summary }),
    { property: "og:type", content: "article" },
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "article:published_time", content: thursday },
    issuesFeedLink,
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        headline: title,
        description: summary,
        datePublished: thursday,
        inLanguage: "en-AU",
        author: { "@type": "Organization", name: site.name },
        publisher: { "@type": "Organization", name: site.name },
      },
    },
  ];
}

/** Leads programs that read feeds to ours. */
export const issuesFeedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${site.name}: ${newsletterIssues.kind}`,
  href: newsletterIssues.feed.address,
} as const;
