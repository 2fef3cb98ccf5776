import { articles } from "../../../../content/pages/articles.ts";
import { addresses } from "../../../../contract/addresses.ts";
import { site } from "../../../../site.config.ts";
import { atomFeed } from "../../../document/atom-feed.ts";
import { allArticles } from "../all-articles.ts";
import { articleEntry } from "./article-entry.ts";

/** The file at `/articles/feed.xml`, prerendered by the build. */
export function respond() {
  const feed = atomFeed(allArticles.map(articleEntry), {
    origin: import.meta.env.SITE_URL,
    address: addresses.articles,
    self: articles.feed.address,
    title: `${site.name}: ${articles.title}`,
  });
  return new Response(feed, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
