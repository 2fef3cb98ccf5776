import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ownText } from "../own-text.ts";
import { Rating, type RatingProps } from "../rating/rating.tsx";
import titles from "../title.module.css";
import styles from "./customer-story.module.css";

export interface CustomerStoryProps
  extends Pick<RatingProps, "words">,
    Omit<ComponentProps<"div">, "children" | "title"> {
  /** The heading. */
  title: ReactNode;
  /** The text of the review. */
  review: ReactNode;
  /** The number of stars, from 0 to 5 in steps of 0.5. */
  rating?: number;
  /** A picture of the customer, with its size in pixels. */
  image?: { src: string; width: number; height: number };
  /** The author: name, role and company logo. */
  author: { name: ReactNode; role: ReactNode; logo?: ReactNode };
  /** The level of the heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A long review with a picture and its author. */
export function CustomerStory({ title, review, rating, image, author, ...more }: CustomerStoryProps) {
  const { titleAs: Title = "h3", words, className, ...rest } = more;
  return (
    <div {...rest} className={clsx(styles.story, className)}>
      {image && <img {...image} alt="" loading="lazy" />}
      <figure className={styles.words}>
        <Title className={titles.title}>{title}</Title>
        <blockquote>
          <p>{review}</p>
        </blockquote>
        {rating !== undefined && <Rating rating={rating} words={words} />}
        <figcaption>
          {ownText(author.logo)}
          <span>
            <strong>{author.name}</strong>
            <br />
            {ownText(author.role)}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
