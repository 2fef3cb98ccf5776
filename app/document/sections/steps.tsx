import clsx from "clsx";
import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import { HeadedSection } from "./headed-section.tsx";
import styles from "./steps.module.css";

export interface StepsProps {
  /** The id of the heading. */
  id: string;
  ground: GroundLabelWords;
  title: string;
  text: string;
  items: readonly { title: string; text: string }[];
  /** False if the order has no meaning. */
  numbered?: boolean;
}

/** A list of short items with a heading at the side. */
export function Steps({ id, ground, title, text, items, numbered = true }: StepsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <HeadedSection id={id} ground={ground} title={title} under={<p>{text}</p>} className={styles.steps}>
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
    </HeadedSection>
  );
}
