import { bedrockDepths } from "../../../../content/ground-labels.ts";
import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import { issueAddress } from "../../../../contract/newsletter/issue-addresses.ts";
import archive from "../../../../illustrations/drawn/newsletter-archive.svg?picture";
import ground from "../../../../illustrations/drawn/newsletter-archive-ground.svg?picture";
import { GroundLabel } from "../../../document/ground-label.tsx";
import type { PageHandle } from "../../../document/page-handle.ts";
import { type MetaPlace, pageMeta } from "../../../document/page-meta.ts";
import { shownDate } from "../../../document/shown-date.ts";
import { ThursdayStrip } from "../thursday-strip.tsx";
import type { Route } from "./+types/issues.ts";
import { IssueBanner } from "./banner.tsx";
import { figureOf } from "./figures.ts";
import { issuesFeedLink } from "./issue-meta.ts";
import styles from "./issues.module.css";
import { issuesOf, shownThursdays } from "./shown-issues.ts";

export const meta = (place: MetaPlace) => [...pageMeta(newsletterIssues.head)(place), issuesFeedLink];

export const handle = {
  depth: bedrockDepths.issues,
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => ({ thursdays: shownThursdays(context) });

/** Everything that was sent, the newest first. */
export default function Issues({ loaderData }: Route.ComponentProps) {
  const issues = issuesOf(loaderData.thursdays);
  return (
    <>
      <header className={`container ${styles.head}`}>
        <GroundLabel {...newsletterIssues.ground} />
        <h1>{newsletterIssues.title}</h1>
        <p className="lead">{newsletterIssues.lead}</p>
        <p className={`mono ${styles.feed}`}>
          <a href={newsletterIssues.feed.address}>{newsletterIssues.feed.label}</a>
        </p>
        <img className={styles.archive} {...archive} alt="" />
      </header>
      <img className={styles.ground} {...ground} alt="" />
      <div className={`container ${styles.list}`}>
        {issues.length === 0 && <p>{newsletterIssues.none}</p>}
        <ol className={styles.issues}>
          {issues.map((issue) => (
            <li key={issue.slug}>
              <article className={styles.issue}>
                <p className="mono">
                  <time dateTime={issue.thursday}>{shownDate(issue.thursday)}</time>
                </p>
                <div className={styles.words}>
                  <h2>
                    <a href={issueAddress(issue)}>{issue.title}</a>
                  </h2>
                  <p>{issue.summary}</p>
                  <IssueBanner issue={issue} />
                </div>
                <img className={styles.figure} {...figureOf(issue.slug)} alt="" loading="lazy" />
              </article>
            </li>
          ))}
        </ol>
      </div>
      <ThursdayStrip page="newsletter" />
    </>
  );
}
