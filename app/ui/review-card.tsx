import { Rating } from "./rating.tsx";
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
  color?: "primary" | "secondary" | "info" | "success" | "warning" | "danger" | "dark";
}

/** What somebody said, when, and how many stars it was worth to them. */
export function ReviewCard({ name, username, date, review, rating, image, color = "dark" }: ReviewCardProps) {
  return (
    <figure className={`${styles.card} ${styles[color]}`}>
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
