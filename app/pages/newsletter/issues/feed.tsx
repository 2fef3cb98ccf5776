import { renderToStaticMarkup } from "react-dom/server.edge";
import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../../contract/addresses.ts";
import { dueAt } from "../../../../contract/newsletter/due.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../../contract/newsletter/issue-addresses.ts";
import type { PageOptions } from "../../../../contract/render-page.ts";
import { site } from "../../../../site.config.ts";
import { atomFeed, type FeedEntry } from "../../../document/atom-feed.ts";
import { IssueBlocks } from "./body.tsx";
import { shownIssues } from "./shown-issues.ts";

/** The file at `/newsletter/feed.xml`. */
export function respond({ thursdays }: PageOptions) {
  const feed = atomFeed(shownIssues(thursdays).map(entryOf), {
    origin: import.meta.env.SITE_URL,
    address: addresses.issues,
    self: newsletterIssues.feed.address,
    title: `${site.name}: ${newsletterIssues.kind}`,
  });
  return new Response(feed, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}

function entryOf(issue: Issue): FeedEntry {
  const { title, summary, thursday } = issue;
  const at = new Date(dueAt(thursday)).toISOString();
  const html = renderToStaticMarkup(<IssueBlocks blocks={issue.blocks} issue={issue} />);
  return { address: issueAddress(issue), title, summary, author: site.name, at, html };
}
