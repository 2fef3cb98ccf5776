import rig from "drawing:case-rig";
import { cases } from "../../../content/pages/cases.ts";
import { usePageAddress } from "../../document/page-address.ts";
import { outlinedNavbar, type PageLayout } from "../../document/page-layout.ts";
import { DepthLabel } from "../../document/sections/depth-label.tsx";
import { Facts } from "../../document/sections/facts.tsx";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { NextStep } from "../../document/sections/next-step.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import { textMeta } from "../../document/shared/text-meta.ts";
import { shownDate } from "../../document/shown-date.ts";
import { caseAt } from "./all-cases.ts";
import type { Case } from "./case.ts";
import { CaseChapters } from "./chapters.tsx";
import { CoreSide } from "./core-side.tsx";
import styles from "./page.module.css";
import { CaseParts } from "./parts.tsx";

export const meta = (address: string) => {
  const { title, summary, date } = caseAt(address);
  return textMeta({ type: "Article", id: "case", genre: "Case study", title, summary, date }, address);
};

export const layout = { depth: "−56 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A case study. Beside each chapter is the piece of the drill core from the chapter's layer. */
export default function CasePage() {
  const caseStudy = caseAt(usePageAddress());
  const { opening, chapters, sections } = caseStudy;
  const [first] = chapters;
  return (
    <>
      <article aria-labelledby="case">
        <div className={`container ${styles.core}`}>
          <div className={styles.head}>
            <CaseHeading caseStudy={caseStudy} />
            <img className={`screen-only ${styles.rig}`} {...rig} alt="" fetchPriority="high" />
          </div>
          <div className={styles.top}>
            <CaseFacts caseStudy={caseStudy} />
            <div className={styles.words}>
              <CaseParts parts={opening} caseStudy={caseStudy} />
            </div>
            {first && <CoreSide stratum={first.layer.stratum} part="top" />}
          </div>
          <CaseChapters caseStudy={caseStudy} />
        </div>
        <div className={`container ${styles.below}`}>
          {sections.map(({ id, title, parts }) => (
            <HeadedSection key={id} id={id} title={title} className={styles.section}>
              <div>
                <CaseParts parts={parts} caseStudy={caseStudy} />
              </div>
            </HeadedSection>
          ))}
        </div>
      </article>
      <NextStep onFooter />
    </>
  );
}

/** The client, the dates and the price. */
function CaseFacts({ caseStudy: { client, from, to, price } }: { caseStudy: Case }) {
  const { facts } = cases;
  const time = (
    <>
      <time dateTime={from}>{shownDate(from)}</time> to <time dateTime={to}>{shownDate(to)}</time>
    </>
  );
  return (
    <Facts
      className={styles.facts}
      facts={[
        { name: facts.client, fact: client },
        { name: facts.time, fact: time },
        ...(price ? [{ name: facts.price, fact: price }] : []),
      ]}
    />
  );
}

/** The title, with a notice if the case is fictional. */
function CaseHeading({ caseStudy }: { caseStudy: Case }) {
  const { title, summary, example, draft } = caseStudy;
  return (
    <PageHead
      className={styles.title}
      label={
        <DepthLabel depth={cases.depths.own}>
          {example ? cases.sample.kind : cases.kind} {draft && cases.draft}
        </DepthLabel>
      }
      id="case"
      title={title}
      lead={summary}
    >
      {example && <p className={styles.sample}>{cases.sample.note}</p>}
    </PageHead>
  );
}
