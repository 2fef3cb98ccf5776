import clsx from "clsx";
import type { GroundLabelWords } from "../../content/ground-labels.ts";
import { GroundLabel } from "./ground-label.tsx";
import styles from "./steps.module.css";

export interface StepsProps {
  /** Of the heading. */
  id: string;
  ground: GroundLabelWords;
  title: string;
  text: string;
  items: readonly { title: string; text: string }[];
  /** False where their order means nothing. */
  numbered?: boolean;
}

/** A heading, and beside it several short parts one below the other. */
export function Steps({ id, ground, title, text, items, numbered = true }: StepsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <section className={`container ${styles.steps}`} aria-labelledby={id}>
      <div className={styles.heading}>
        <GroundLabel {...ground} />
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <List className={clsx(styles.items, numbered && styles.rod)}>
        {items.map((item, index) => (
          <li key={item.title}>
            {numbered && (
              <span className={`mono ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}
