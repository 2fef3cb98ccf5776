import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Rating } from "../rating/rating.tsx";
import styles from "./testimonial.module.css";

export interface TestimonialProps extends Omit<ComponentProps<"figure">, "children"> {
  /** Who says it. */
  name: string;
  /** Their name on the network it comes from. */
  username: ReactNode;
  /** What they say. */
  review: ReactNode;
  /** Where the portrait lies; without it the first letter of the name stands there. */
  image?: string;
  /** From 0 to 5 stars, in halves. */
  rating?: number;
}

/** What somebody said, and who that is. */
export function Testimonial({ name, username, review, image, rating, ...more }: TestimonialProps) {
  const { className, ...rest } = more;
  return (
    <figure {...rest} className={clsx(styles.testimonial, className)}>
      {rating !== undefined && <Rating rating={rating} />}
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
