import { cases } from "../../../content/pages/cases.ts";
import { site } from "../../../site.config.ts";
import type { Case } from "./case.ts";
import styles from "./heading.module.css";

/** The title, and whether it is a sample. */
export function CaseHeading({ told }: { told: Case }) {
  const { title, summary, example, draft } = told;
  return (
    <header className={styles.head}>
      <p className="depth">
        {site.brand.groundLabels && <b aria-hidden="true">{cases.ground.head.depth}</b>}{" "}
        {example ? cases.sample.kind : cases.kind} {draft && cases.draft}
      </p>
      <h1 id="case">{title}</h1>
      <p className="lead">{summary}</p>
      {example && <p className={styles.sample}>{cases.sample.note}</p>}
    </header>
  );
}
