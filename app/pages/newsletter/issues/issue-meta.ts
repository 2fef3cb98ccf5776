import type { BlogPosting } from "schema-dts";
import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { site } from "../../../../site.config.ts";
import { type MetaPlace, pageMeta } from "../../../document/page-meta.ts";
import { companyId } from "../../../document/shared/company-graph.ts";
import { isUpcoming } from "./shown-issues.ts";

/** Returns the metadata of an issue's page, including Open Graph (https://ogp.me). */
export function issueMeta(issue: Issue, place: MetaPlace) {
  const { title, summary, thursday } = issue;
  const page = pageMeta(
    { title, description: summary },
    {
      type: "article",
      modified: thursday,
      asMarkdown: !isUpcoming(issue),
      things: (url) => [thing(issue, url)],
    },
  );
  return [...page(place), { property: "article:published_time", content: thursday }, issuesFeedLink];
}

function thing({ title, summary, thursday }: Issue, url: string): BlogPosting {
  return {
    "@type": "BlogPosting",
    "@id": `${url}#issue`,
    mainEntityOfPage: { "@id": url },
    headline: title,
    description: summary,
    datePublished: thursday,
    inLanguage: "en-AU",
    author: { "@id": companyId },
    publisher: { "@id": companyId },
  };
}

/** Advertises the feed to feed readers. */
export const issuesFeedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${site.name}: ${newsletterIssues.kind}`,
  href: newsletterIssues.feed.address,
} as const;
