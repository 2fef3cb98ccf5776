import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../../contract/addresses.ts";
import type { Block } from "../../../../contract/newsletter/issue.ts";
import { Prose } from "../../../../kit/prose/prose.tsx";
import { usePageAddress } from "../../../document/page-address.ts";
import { lightNavbar, type PageLayout } from "../../../document/page-layout.ts";
import { DepthLabel } from "../../../document/sections/depth-label.tsx";
import { GroundLabel } from "../../../document/sections/ground-label.tsx";
import { OnwardLink } from "../../../document/sections/onward-link.tsx";
import { PageHead } from "../../../document/sections/page-head.tsx";
import { shownDate } from "../../../document/shown-date.ts";
import { ThursdayStrip } from "../thursday-strip.tsx";
import { IssueBanner } from "./banner.tsx";
import { IssueBlocks } from "./body.tsx";
import { drawnPictures, figureOf } from "./figures.ts";
import { issueMeta } from "./issue-meta.ts";
import styles from "./issue-page.module.css";
import { issueAt } from "./shown-issues.ts";

export const meta = (address: string) => issueMeta(issueAt(address), address);

export const layout = { depth: "−64 m", navbar: lightNavbar } satisfies PageLayout;

/** One issue, with the same content as its email. */
export default function IssuePage() {
  const found = issueAt(usePageAddress());
  const issue = { ...found, drawn: drawnPictures[found.slug] };
  const [opening = [], ...sections] = partsOf(issue.blocks);
  return (
    <>
      <article className={`container ${styles.issue}`} aria-labelledby="issue">
        <PageHead
          className={styles.head}
          label={
            <>
              <IssueBanner issue={issue} />
              <DepthLabel depth={newsletterIssues.ground.depth}>
                <a href={addresses.issues}>{newsletterIssues.kind}</a>,{" "}
                <time dateTime={issue.thursday}>{shownDate(issue.thursday)}</time>
              </DepthLabel>
            </>
          }
          id="issue"
          title={issue.title}
          lead={issue.summary}
        >
          <img {...figureOf(issue.slug)} alt="" />
        </PageHead>
        <Prose size="lg" led className={`${styles.text} ${styles.opening}`}>
          <IssueBlocks blocks={opening} issue={issue} />
        </Prose>
        {sections.map(([heading, ...blocks], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
          <div key={index} className={styles.section}>
            <div className={styles.heading}>
              <GroundLabel depth={`−${8 * (index + 1)} m`} place="" />
              {heading && <IssueBlocks blocks={[heading]} issue={issue} />}
            </div>
            <Prose size="lg" className={styles.text}>
              <IssueBlocks blocks={blocks} issue={issue} />
            </Prose>
          </div>
        ))}
        <OnwardLink href={addresses.issues} className={styles.all}>
          {newsletterIssues.all}
        </OnwardLink>
      </article>
      <ThursdayStrip page="newsletter" />
    </>
  );
}

/** Splits the blocks at each second-level heading. The first part contains the blocks before the first such heading. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === "heading" && block.depth === 2) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}
