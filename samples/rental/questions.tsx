import frontStep from "drawing:front-step";
import { HeadedSection } from "../../app/document/sections/headed-section.tsx";
import { Questions } from "../../app/document/sections/questions.tsx";
import { rental } from "../../content/pages/rental.ts";
import styles from "./questions.module.css";

/** Five questions, the first one open. */
export function RentalQuestions() {
  const { ground, title, lead, items } = rental.questions;
  return (
    <HeadedSection
      id="questions"
      ground={ground}
      title={title}
      text={lead}
      under={<img className={styles.step} {...frontStep} alt="" loading="lazy" />}
      wide
      className={styles.questions}
    >
      <Questions items={items} />
    </HeadedSection>
  );
}
