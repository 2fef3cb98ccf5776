import frontStep from "drawing:front-step";
import { HeadedSection } from "../../app/document/sections/headed-section.tsx";
import { rental } from "../../content/pages/rental.ts";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import styles from "./questions.module.css";

/** Five questions, the first one open. */
export function RentalQuestions() {
  const { ground, title, lead, items } = rental.questions;
  return (
    <HeadedSection
      id="questions"
      ground={ground}
      title={title}
      under={
        <>
          <p>{lead}</p>
          <img className={styles.step} {...frontStep} alt="" loading="lazy" />
        </>
      }
      wide
      className={styles.questions}
    >
      <Accordion
        exclusive
        items={items.map(({ question, answer }, index) => ({
          question,
          answer: <p>{answer}</p>,
          open: index === 0,
        }))}
      />
    </HeadedSection>
  );
}
