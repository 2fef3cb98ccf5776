import { GroundLabel, type GroundLabelWords } from "../../app/document/sections/ground-label.tsx";
import styles from "./opening.module.css";

export interface OpeningProps {
  ground: GroundLabelWords;
  title: string;
  lead: string;
}

/** The heading and introduction above the form. */
export function Opening({ ground, title, lead }: OpeningProps) {
  return (
    <>
      <GroundLabel {...ground} />
      <h1 id="form-title" className={styles.title}>
        {title}
      </h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
    </>
  );
}
