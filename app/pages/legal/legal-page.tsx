import surveyRig from "drawing:survey-rig";
import clsx from "clsx";
import type { Stratum } from "../../../content/layers.ts";
import { legal } from "../../../content/legal.ts";
import { Prose } from "../../../kit/prose/prose.tsx";
import type { GroundLabelWords } from "../../document/sections/ground-label.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import strata from "../../document/sections/strata.module.css";
import { shownDate } from "../../document/shown-date.ts";
import type { LegalDocument } from "./legal-document.ts";
import styles from "./legal-page.module.css";

export interface LegalPageProps {
  title: string;
  ground: GroundLabelWords;
  /** An ISO date, such as "2025-02-28". */
  lastModified: string;
  document: LegalDocument;
}

/** A legal text beside the drawn layers from the surface to bedrock. Each section is in one layer. */
export function LegalPage({ title, ground, lastModified, document }: LegalPageProps) {
  const { lead, sections } = document;
  return (
    <article className={`container ${styles.page}`}>
      <PageHead className={styles.header} ground={ground} title={title}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered to HTML by the build */}
        <div className={`lead ${styles.lead}`} dangerouslySetInnerHTML={{ __html: lead }} />
        <p className={`mono ${styles.date}`}>
          {legal.lastModified} <time dateTime={lastModified}>{shownDate(lastModified)}</time>
        </p>
      </PageHead>
      <nav className={`screen-only ${styles.contents}`} aria-labelledby="contents">
        <Scenery of={surveyRig} frame={styles.rig} />
        <h2 id="contents" className="mono">
          {legal.contents}
        </h2>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id} className={strata[layerOf(index, sections.length)]}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, html }, index) => {
          const layer = layerOf(index, sections.length);
          const first = index === 0 || layer !== layerOf(index - 1, sections.length);
          return (
            <section key={id} className={clsx(styles[layer], first && styles.first)} aria-labelledby={id}>
              <h2 id={id}>
                <span className={styles.number}>{index + 1}</span> {title}
              </h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered to HTML by the build */}
              <Prose className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          );
        })}
      </div>
    </article>
  );
}

const layers: readonly Stratum[] = ["interface", "delivery", "platform", "network", "bedrock"];

/** Returns the layer of a section. The layers are distributed evenly over the sections, from the surface downwards. */
function layerOf(index: number, count: number): Stratum {
  return layers[Math.floor((index * layers.length) / count)] ?? "bedrock";
}
