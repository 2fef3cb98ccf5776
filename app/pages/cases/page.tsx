import rig from "drawing:case-rig";
import { bedrockDepths } from "../../../content/ground-labels.ts";
import { usePageAddress } from "../../document/page-address.ts";
import type { PageHandle } from "../../document/page-handle.ts";
import type { MetaPlace } from "../../document/page-meta.ts";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { NextStep } from "../../document/sections/next-step.tsx";
import { caseAt } from "./all-cases.ts";
import { CaseChapters } from "./chapters.tsx";
import { CoreSide } from "./core-side.tsx";
import { CaseFacts } from "./facts.tsx";
import { CaseHeading } from "./heading.tsx";
import { caseMeta } from "./meta.ts";
import styles from "./page.module.css";
import { CaseParts } from "./parts.tsx";

export const meta = (place: MetaPlace) => caseMeta(caseAt(place.location.pathname), place);

export const handle = {
  depth: bedrockDepths.cases,
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** One job, told down a core: beside it lies what we found in each layer. */
export default function CasePage() {
  const told = caseAt(usePageAddress());
  const { opening, chapters, sections } = told;
  const [first] = chapters;
  return (
    <>
      <article aria-labelledby="case">
        <div className={`container ${styles.core}`}>
          <div className={styles.head}>
            <CaseHeading told={told} />
            <img className={styles.rig} {...rig} alt="" fetchPriority="high" />
          </div>
          <div className={styles.top}>
            <CaseFacts told={told} />
            <div className={styles.words}>
              <CaseParts parts={opening} told={told} />
            </div>
            {first && <CoreSide stratum={first.layer.stratum} part="top" />}
          </div>
          <CaseChapters told={told} />
        </div>
        <div className={`container ${styles.below}`}>
          {sections.map(({ id, title, parts }) => (
            <HeadedSection key={id} id={id} title={title} className={styles.section}>
              <div>
                <CaseParts parts={parts} told={told} />
              </div>
            </HeadedSection>
          ))}
        </div>
      </article>
      <NextStep onFooter />
    </>
  );
}
