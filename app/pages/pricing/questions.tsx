import { pricing } from "../../../content/pages/pricing.ts";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { Questions } from "../../document/sections/questions.tsx";
import styles from "./questions.module.css";

/** Five questions, the first one open. */
export function PricingQuestions() {
  const { ground, title, modified, items } = pricing.questions;
  return (
    <HeadedSection
      id="questions"
      ground={ground}
      title={title}
      under={
        <p className="mono">
          {modified.label} <time dateTime={modified.machine}>{modified.shown}</time>
        </p>
      }
      wide
      className={styles.questions}
    >
      <Questions items={items} />
    </HeadedSection>
  );
}
