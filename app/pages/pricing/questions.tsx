import { pricing } from "../../../content/pages/pricing.ts";
import { Accordion } from "../../../kit/accordion/accordion.tsx";
import { GroundLabel } from "../../document/ground-label.tsx";
import styles from "./questions.module.css";

/** Five questions, the first answered at once. */
export function PricingQuestions() {
  const { ground, title, modified, items } = pricing.questions;
  return (
    <section className={`container ${styles.questions}`} aria-labelledby="questions">
      <div className={styles.heading}>
        <GroundLabel {...ground} />
        <h2 id="questions">{title}</h2>
        <p className="mono">
          {modified.label} <time dateTime={modified.machine}>{modified.shown}</time>
        </p>
      </div>
      <Accordion
        exclusive
        items={items.map(({ question, answer }, index) => ({
          question,
          answer: <p>{answer}</p>,
          open: index === 0,
        }))}
      />
    </section>
  );
}
