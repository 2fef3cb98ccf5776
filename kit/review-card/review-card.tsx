import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import { Rating } from "../rating/rating.tsx";
import styles from "./review-card.module.css";

export interface ReviewCardProps extends Omit<ComponentProps<"figure">, "children" | "color"> {
  /** Who says it. */
  name: ReactNode;
  /** Their name on the network it comes from. */
  username?: ReactNode;
  /** As it is read, and as a machine reads it. */
  date: { shown: ReactNode; machine: string };
  /** What they say. */
  review: ReactNode;
  /** From 1 to 5 stars, in halves. */
  rating: number;
  /** Where the portrait lies. */
  image?: string;
  /** Of the line at the left. */
  color?: Color;
}

/** What somebody said, when, and how many stars it was worth to them. */
export function ReviewCard({ name, username, date, review, rating, image, ...more }: ReviewCardProps) {
  const { color: given, className, ...rest } = more;
  const color = oneOf("ReviewCard", "color", given, colors, "dark");
  const classes = clsx(styles.card, palette[color], color === "light" && styles.light, className);
  return (
    <figure {...rest} className={classes}>
      <Rating rating={rating} />
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
