import type { ReactNode } from "react";
import { Rating } from "../rating/rating.tsx";
import styles from "./customer-story.module.css";

export interface CustomerStoryProps {
  title: string;
  review: string;
  rating?: number;
  image?: { src: string; width: number; height: number };
  author: { name: string; role: string; logo?: ReactNode };
  /** Which element the title is. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A review at length: a picture, what happened, and who says so. */
export function CustomerStory({
  title,
  review,
  rating,
  image,
  author,
  titleAs: Title = "h3",
}: CustomerStoryProps) {
  return (
    <div className={styles.story}>
      {image && <img {...image} alt="" loading="lazy" />}
      <figure className={styles.words}>
        <Title>{title}</Title>
        <blockquote>
          <p>{review}</p>
        </blockquote>
        {rating !== undefined && <Rating rating={rating} />}
        <figcaption>
          {author.logo}
          <span>
            <strong>{author.name}</strong>
            <br />
            {author.role}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
