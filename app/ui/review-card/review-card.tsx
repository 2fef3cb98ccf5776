import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import { Rating } from "../rating/rating.tsx";
import styles from "./review-card.module.css";

export interface ReviewCardProps {
  name: string;
  username?: string;
  date: { shown: string; machine: string };
  review: string;
  /** From 1 to 5 stars, in halves. */
  rating: number;
  image?: string;
  /** Of the line at the left. */
  color?: Color;
}

/** What somebody said, when, and how many stars it was worth to them. */
export function ReviewCard({ name, username, date, review, rating, image, ...look }: ReviewCardProps) {
  const color = oneOf("ReviewCard", "color", look.color, colors, "dark");
  return (
    <figure className={`${styles.card} ${palette[color]} ${color === "light" ? styles.light : ""}`}>
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
