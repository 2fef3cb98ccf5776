import clsx from "clsx";
import { HeadedSection, type HeadedSectionProps } from "./headed-section.tsx";
import styles from "./steps.module.css";

export interface StepsProps extends Pick<HeadedSectionProps, "id" | "ground" | "title" | "text"> {
  items: readonly { title: string; text: string }[];
  /** False if the order has no meaning. */
  numbered?: boolean;
}

/** A list of short items with a heading at the side. */
export function Steps({ items, numbered = true, ...heading }: StepsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <HeadedSection {...heading} className={styles.steps}>
      <List className={clsx("ruled", styles.items, numbered && styles.rod)}>
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
