import { Avatar } from "../avatar/avatar.tsx";
import { Rating } from "../rating/rating.tsx";
import styles from "./testimonial.module.css";

export interface TestimonialProps {
  name: string;
  username: string;
  review: string;
  image?: string;
  /** From 0 to 5 stars, in halves. */
  rating?: number;
}

/** What somebody said, and who that is. */
export function Testimonial({ name, username, review, image, rating }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
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
