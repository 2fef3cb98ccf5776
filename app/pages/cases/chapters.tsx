import clsx from "clsx";
import { cases } from "../../../content/pages/cases.ts";
import { site } from "../../../site.config.ts";
import type { Case } from "./case.ts";
import styles from "./chapters.module.css";
import { CoreSide } from "./core-side.tsx";
import { CaseParts } from "./parts.tsx";

/** The chapters, each beside a piece of a drawn drill core. */
export function CaseChapters({ caseStudy }: { caseStudy: Case }) {
  const { chapters, cause } = caseStudy;
  return chapters.map(({ id, layer, title, parts }, index) => {
    const isCause = layer.name === cause;
    const name = isCause ? `${layer.name}, ${cases.cause}` : layer.name;
    return (
      <section key={id} aria-labelledby={id} className={clsx(styles.chapter, isCause && styles.cause)}>
        <CoreSide stratum={layer.stratum} part={index === chapters.length - 1 ? "end" : "piece"} />
        <p className={`depth ${styles.label}`} aria-hidden="true">
          {site.brand.groundLabels && <b>{layer.depth}</b>}
          <span>{name}</span>
        </p>
        <h2 id={id}>
          <span className="kit-visually-hidden">{name}: </span>
          {title}
        </h2>
        <div className={styles.words}>
          <CaseParts parts={parts} caseStudy={caseStudy} />
        </div>
      </section>
    );
  });
}
