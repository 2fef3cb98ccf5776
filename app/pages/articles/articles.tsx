import desk from "drawing:articles-archive";
import { articles } from "../../../content/pages/articles.ts";
import { Archive } from "../../document/archive/archive.tsx";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NextStep } from "../../document/sections/next-step.tsx";
import { allArticles } from "./all-articles.ts";
import { articlesFeedLink } from "./article/meta.ts";
import { readingTime } from "./reading-time.ts";

export const meta = (address: string) => [
  ...pageMeta(articles.head, { modified: allArticles[0]?.date })(address),
  articlesFeedLink,
];

export const layout = { depth: "−42 m", navbar: lightNavbar } satisfies PageLayout;

export default function Articles() {
  const entries = allArticles.map(({ draft, author, minutes, sign, ...article }) => ({
    ...article,
    mark: draft && articles.draft,
    note: (
      <p className="mono">
        {articles.by} {author}, {readingTime(minutes)}
      </p>
    ),
    figure: sign,
  }));
  return (
    <>
      <Archive words={articles} place={desk} entries={entries} />
      <NextStep onFooter />
    </>
  );
}
