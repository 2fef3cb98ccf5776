import frontStep from "drawing:front-step";
import { GroundLabel } from "../../app/document/ground-label.tsx";
import { rental } from "../../content/pages/rental.ts";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import styles from "./questions.module.css";

/** Five questions, the first answered at once. */
export function RentalQuestions() {
  const { ground, title, lead, items } = rental.questions;
  return (
    <section className={`container ${styles.questions}`} aria-labelledby="questions">
      <div>
        <GroundLabel {...ground} />
        <h2 id="questions">{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <img className={styles.step} {...frontStep} alt="" loading="lazy" />
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
