import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Rating, type RatingProps } from "../rating/rating.tsx";
import styles from "./testimonial.module.css";

export interface TestimonialProps
  extends Pick<RatingProps, "words">,
    Omit<ComponentProps<"figure">, "children"> {
  /** The name of the person. */
  name: string;
  /** The person's user name on a social network. */
  username: ReactNode;
  /** The text of the testimonial. */
  review: ReactNode;
  /** The URL of the portrait. Without a portrait, the first letter of the name is shown. */
  image?: string;
  /** The number of stars, from 0 to 5 in steps of 0.5. */
  rating?: number;
}

/** A testimonial with its author. */
export function Testimonial({ name, username, review, image, rating, ...more }: TestimonialProps) {
  const { words, className, ...rest } = more;
  return (
    <figure {...rest} className={clsx(styles.testimonial, className)}>
      {rating !== undefined && <Rating rating={rating} words={words} />}
      <blockquote>
        <p>{review}</p>
      </blockquote>
      <figcaption>
        <Avatar image={image} alt="" size="lg" initials={name.slice(0, 1)} />
        <span>
          <b>{name}</b> <span>{username}</span>
        </span>
      </figcaption>
    </figure>
  );
}
