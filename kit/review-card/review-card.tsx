import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import { Rating, type RatingProps } from "../rating/rating.tsx";
import styles from "./review-card.module.css";

export interface ReviewCardProps
  extends Pick<RatingProps, "words">,
    Omit<ComponentProps<"figure">, "children" | "color"> {
  /** The name of the reviewer. */
  name: ReactNode;
  /** The reviewer's user name on a social network. */
  username?: ReactNode;
  /** The date as text (`shown`) and in ISO 8601 format (`machine`). */
  date: { shown: ReactNode; machine: string };
  /** The text of the review. */
  review: ReactNode;
  /** The number of stars, from 0 to 5 in steps of 0.5. */
  rating: number;
  /** The URL of the portrait. */
  image?: string;
  /** The colour of the line on the left. */
  color?: Color;
}

/** A review with its date and stars. */
export function ReviewCard({ name, username, date, review, rating, image, ...more }: ReviewCardProps) {
  const { color: given, words, className, ...rest } = more;
  const color = oneOf("ReviewCard", "color", given, colors, "dark");
  const classes = clsx(styles.card, palette[color], color === "light" && styles.light, className);
  return (
    <figure {...rest} className={classes}>
      <Rating rating={rating} words={words} />
      <blockquote>
        <p>{review}</p>
      </blockquote>
      <figcaption>
        {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
        <span>
          <strong>{name}</strong>
          <span className={styles.muted}>{username}</span>
          <time className={styles.muted} dateTime={date.machine}>
            {date.shown}
          </time>
        </span>
      </figcaption>
    </figure>
  );
}
