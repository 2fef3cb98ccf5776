import { type Color, colors } from "./colors.ts";
import { Counter } from "./counter.tsx";
import styles from "./counter-card.module.css";
import { checkOption } from "./option-set.ts";

export const counterDividers = ["vertical", "horizontal"] as const;

export interface CounterCardProps {
  count: number;
  suffix?: string;
  /** In milliseconds. */
  duration?: number;
  title: string;
  description?: string;
  /** Of the number. */
  color?: Color;
  /** A line at the right (vertical) or below (horizontal), towards the next card. */
  divider?: (typeof counterDividers)[number];
}

/** One number, and what it counts. */
export function CounterCard({
  count,
  suffix,
  duration = 4000,
  title,
  description,
  ...look
}: CounterCardProps) {
  const { color = "dark", divider } = look;
  checkOption("CounterCard", "color", color, colors);
  if (divider) checkOption("CounterCard", "divider", divider, counterDividers);
  const classes = [styles.card, styles[color], divider && styles[divider]];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <p className={styles.number}>
        <Counter end={count} duration={duration} {...(suffix ? { suffix } : {})} />
      </p>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
