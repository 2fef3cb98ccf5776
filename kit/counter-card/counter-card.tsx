import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { Counter } from "../counter/counter.tsx";
import { oneOf } from "../option-set.ts";
import titles from "../title.module.css";
import styles from "./counter-card.module.css";

export const counterDividers = ["vertical", "horizontal"] as const;

export const counterSizes = ["md", "lg"] as const;

export interface CounterCardProps extends Omit<ComponentProps<"div">, "children" | "color" | "title"> {
  /** The final number. */
  count: number;
  /** Text after the number. */
  suffix?: string;
  /** The duration of the animation, in milliseconds. */
  duration?: number;
  /** The title, which says what is counted. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** The colour of the number. */
  color?: Color;
  /** The size of the number. With `lg` the number is as large as the card allows. */
  size?: (typeof counterSizes)[number];
  /** A line beside the card (vertical) or below it (horizontal). */
  divider?: (typeof counterDividers)[number];
}

/** A number with a title. */
export function CounterCard({ count, suffix, duration = 4000, title, ...more }: CounterCardProps) {
  const { description, color, size, divider, className, ...rest } = more;
  const side = oneOf("CounterCard", "divider", divider, counterDividers, undefined);
  const tone = oneOf("CounterCard", "color", color, colors, "dark");
  const classes = clsx(
    styles.card,
    palette[tone],
    styles[tone],
    oneOf("CounterCard", "size", size, counterSizes, "md") === "lg" && styles.lg,
    side && styles[side],
    className,
  );
  return (
    <div {...rest} className={classes}>
      <p className={clsx(styles.number, styles[lengthOf(`${count}${suffix ?? ""}`)])}>
        <Counter end={count} duration={duration} {...(suffix ? { suffix } : {})} />
      </p>
      <p className={clsx(titles.medium, styles.title)}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

/**
 * A row of counter cards, the first of which is wider. In a narrow container the cards are stacked. `className` and
 * `style` go to the row, other props to the outer element.
 */
export function CounterRow({ className, style, children, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={styles.frame}>
      <div style={style} className={clsx(styles.row, className)}>
        {children}
      </div>
    </div>
  );
}

function lengthOf(figures: string): "short" | "medium" | "long" {
  if (figures.length <= 4) return "short";
  return figures.length <= 7 ? "medium" : "long";
}
