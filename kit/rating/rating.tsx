import clsx from "clsx";
import type { ComponentProps } from "react";
import { within } from "../option-set.ts";
import { type Translated, translator } from "../translation.ts";
import styles from "./rating.module.css";
import { starsOf } from "./stars.ts";

export interface RatingProps
  extends Translated<"{rating} of 5 stars">,
    Omit<ComponentProps<"span">, "children"> {
  /** The number of stars, from 0 to 5, rounded to the nearest half. */
  rating: number;
}

/** A rating as five stars, each of which is empty, half full or full. */
export function Rating({ rating, words, className, ...rest }: RatingProps) {
  const { value, stars } = starsOf(within("Rating", "rating", rating, 0, 5));
  const label = translator(words)("{rating} of 5 stars", { rating: value });
  return (
    <span className={clsx(styles.rating, className)} role="img" aria-label={label} {...rest}>
      {stars.map((star, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five places that never change
        <svg key={index} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-star={star}>
          {star !== "empty" && <path className={styles.filled} d={star === "half" ? leftHalf : whole} />}
          <path className={styles.outline} d={whole} />
        </svg>
      ))}
    </span>
  );
}

const leftHalf = "M12 2.6 9.2 8.7l-6.6.8 4.9 4.6-1.3 6.6 5.8-3.3z";
const whole = `${leftHalf.slice(0, -1)}l5.8 3.3-1.3-6.6 4.9-4.6-6.6-.8z`;
