import { type Color, colors } from "../colors.ts";
import { Counter } from "../counter/counter.tsx";
import { oneOf } from "../option-set.ts";
import styles from "./counter-card.module.css";

export const counterDividers = ["vertical", "horizontal"] as const;

export const counterSizes = ["md", "lg"] as const;

export interface CounterCardProps {
  count: number;
  suffix?: string;
  /** In milliseconds. */
  duration?: number;
  title: string;
  description?: string;
  /** Of the number. */
  color?: Color;
  /** `lg`: the number is as large as its card allows. */
  size?: (typeof counterSizes)[number];
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
  const color = oneOf("CounterCard", "color", look.color, colors, "dark");
  const size = oneOf("CounterCard", "size", look.size, counterSizes, "md");
  const divider = oneOf("CounterCard", "divider", look.divider, counterDividers, undefined);
  const classes = [styles.card, styles[color], size === "lg" && styles.lg, divider && styles[divider]];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <p className={`${styles.number} ${styles[lengthOf(`${count}${suffix ?? ""}`)]}`}>
        <Counter end={count} duration={duration} {...(suffix ? { suffix } : {})} />
      </p>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

function lengthOf(figures: string): "short" | "medium" | "long" {
  if (figures.length <= 4) return "short";
  return figures.length <= 7 ? "medium" : "long";
}
