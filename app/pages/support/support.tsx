import supportLine from "drawing:support-line";
import { support } from "../../../content/pages/support.ts";
import { supportHours } from "../../../contract/company-facts.ts";
import type { PageOptions } from "../../../contract/render-page.ts";
import { site } from "../../../site.config.ts";
import { Island } from "../../browser/island.tsx";
import type { PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import { contactTitle } from "../../enquiry-form/form.tsx";
import { islands } from "./support.islands.ts";
import styles from "./support.module.css";

export const layout = {
  hydrate: "app/pages/support/support.islands",
  depth: "−44 m",
  bodyClass: "contact-page grey-background",
  navbar: { sticky: true, action: { variant: "outline", color: "dark" } },
} satisfies PageLayout;

export const meta = pageMeta(support.head);

/** The support form, at the end of a wire that is drawn from a telegraph pole. */
export default function SupportContact({ answer }: PageOptions) {
  const { title, ground, intro, open, urgent, helps } = support;
  return (
    <>
      <Scenery of={supportLine} cut frame={styles.band} fetchPriority="high" />
      <div className={`container ${styles.desk}`}>
        <PageHead className={styles.heading} ground={ground} id={contactTitle} title={title} lead={intro}>
          <dl className={styles.hours}>
            <dt>{open}</dt>
            <dd>{supportHours}</dd>
            <dt>{urgent}</dt>
            <dd>
              <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
            </dd>
          </dl>
        </PageHead>
        <Island
          in={islands}
          name="SupportDesk"
          props={answer && { answered: answer }}
          className={styles.form}
        />
        <section className={styles.helps} aria-labelledby="helps">
          <h2 id="helps">{helps.title}</h2>
          <ul>
            {helps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
