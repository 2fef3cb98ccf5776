import { bedrockDepths } from "../../../../content/ground-labels.ts";
import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../../contract/addresses.ts";
import { site } from "../../../../site.config.ts";
import { usePageAddress } from "../../../document/page-address.ts";
import type { PageHandle } from "../../../document/page-handle.ts";
import type { MetaPlace } from "../../../document/page-meta.ts";
import { shownDate } from "../../../document/shown-date.ts";
import { ThursdayStrip } from "../thursday-strip.tsx";
import { IssueBanner } from "./banner.tsx";
import { IssueBody } from "./body.tsx";
import { figureOf } from "./figures.ts";
import { issueMeta } from "./issue-meta.ts";
import styles from "./issue-page.module.css";
import { issueAt } from "./shown-issues.ts";

export const meta = (place: MetaPlace) => issueMeta(issueAt(place.location.pathname), place);

export const handle = {
  depth: bedrockDepths.issues,
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** One issue, as its email says it. */
export default function IssuePage() {
  const issue = issueAt(usePageAddress());
  return (
    <>
      <article className={`container ${styles.issue}`} aria-labelledby="issue">
        <header className={styles.head}>
          <IssueBanner issue={issue} />
          <p className="depth">
            {site.brand.groundLabels && <b aria-hidden="true">{newsletterIssues.ground.depth}</b>}
            <span>
              <a href={addresses.issues}>{newsletterIssues.kind}</a>,{" "}
              <time dateTime={issue.thursday}>{shownDate(issue.thursday)}</time>
            </span>
          </p>
          <h1 id="issue">{issue.title}</h1>
          <p className="lead">{issue.summary}</p>
        </header>
        <img className={styles.figure} {...figureOf(issue.slug)} alt="" />
        <div className={styles.text}>
          <IssueBody issue={issue} />
        </div>
        <p className={styles.all}>
          <a href={addresses.issues}>{newsletterIssues.all}</a>
        </p>
      </article>
      <ThursdayStrip page="newsletter" />
    </>
  );
}
