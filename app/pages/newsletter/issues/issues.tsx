import cabinet from "drawing:newsletter-archive";
import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../../contract/newsletter/issue-addresses.ts";
import type { PageOptions } from "../../../../contract/render-page.ts";
import { Archive } from "../../../document/archive/archive.tsx";
import { lightNavbar, type PageLayout } from "../../../document/page-layout.ts";
import { pageMeta } from "../../../document/page-meta.ts";
import { ThursdayStrip } from "../thursday-strip.tsx";
import { IssueBanner } from "./banner.tsx";
import { figureOf } from "./figures.ts";
import { issuesFeedLink } from "./issue-meta.ts";
import styles from "./issues.module.css";
import { shownIssues } from "./shown-issues.ts";
import { IssueWords } from "./words.tsx";

export const meta = (address: string) => [...pageMeta(newsletterIssues.head)(address), issuesFeedLink];

export const layout = { depth: "−64 m", navbar: lightNavbar } satisfies PageLayout;

export default function Issues({ thursdays }: PageOptions) {
  const entries = shownIssues(thursdays).map((issue, index) => ({
    address: issueAddress(issue),
    date: issue.thursday,
    title: issue.title,
    summary: issue.summary,
    note: (
      <>
        {index === 0 && <IssueParts issue={issue} />}
        <IssueBanner issue={issue} />
      </>
    ),
    figure: figureOf(issue.slug),
  }));
  return (
    <>
      <Archive words={newsletterIssues} place={cabinet} entries={entries} />
      <ThursdayStrip page="newsletter" />
    </>
  );
}

/** The section headings of an issue. */
function IssueParts({ issue }: { issue: Issue }) {
  const headings = issue.blocks.filter((block) => block.type === "heading");
  const parts = headings.filter(({ depth }) => depth === 2);
  return (
    <div className={styles.parts}>
      <p className="mono">{newsletterIssues.parts}</p>
      <ul>
        {parts.map(({ words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
          <li key={index}>
            <IssueWords words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}
