import { Prose } from "../../../kit/prose/prose.tsx";
import type { Case, CasePart } from "./case.ts";
import { DaysChart } from "./chart/days-chart.tsx";
import styles from "./parts.module.css";

/** The text of the parts, with a chart above each table of daily values. */
export function CaseParts({ parts, caseStudy }: { parts: readonly CasePart[]; caseStudy: Case }) {
  return parts.map((part, index) => {
    const html = "days" in part ? part.days.html : part.html;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
      <div key={index} className={styles.part}>
        {"days" in part && <DaysChart days={part.days} caseStudy={caseStudy} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered to HTML by the build */}
        <Prose size="lg" className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    );
  });
}
