import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { type Color, colors } from "../colors.ts";
import { Counter } from "../counter/counter.tsx";
import { oneOf } from "../option-set.ts";
import styles from "./counter-card.module.css";

export const counterDividers = ["vertical", "horizontal"] as const;

export const counterSizes = ["md", "lg"] as const;

export interface CounterCardProps extends Omit<ComponentProps<"div">, "children" | "color" | "title"> {
  /** Where it stops. */
  count: number;
  /** Stands right after the number. */
  suffix?: string;
  /** How long it counts, in milliseconds. */
  duration?: number;
  /** What is counted. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
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
  ...more
}: CounterCardProps) {
  const { color, size, divider, className, ...rest } = more;
  const side = oneOf("CounterCard", "divider", divider, counterDividers, undefined);
  const classes = clsx(
    styles.card,
    styles[oneOf("CounterCard", "color", color, colors, "dark")],
    oneOf("CounterCard", "size", size, counterSizes, "md") === "lg" && styles.lg,
    side && styles[side],
    className,
  );
  return (
    <div {...rest} className={classes}>
      <p className={clsx(styles.number, styles[lengthOf(`${count}${suffix ?? ""}`)])}>
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
