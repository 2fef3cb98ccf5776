import { Button, type ButtonColor } from "../button/button.tsx";
import styles from "./rental-card.module.css";

export interface RentalCardProps {
  title: string;
  description: string;
  image: string;
  /** What the picture shows of the place. */
  alt: string;
  /** What kind of place, for how many: read one after the other. */
  categories: readonly string[];
  /** With a route it is the card's only link, else a button. */
  action: { label: string; route?: string; color?: ButtonColor };
  titleAs?: "h2" | "h3" | "h4";
}

/** A place to stay. */
export function RentalCard({ title, description, image, alt, categories, action, ...look }: RentalCardProps) {
  const { titleAs: Title = "h3" } = look;
  const { label, route, color = "dark" } = action;
  return (
    <article className={styles.card}>
      <img src={image} alt={alt} width="560" height="520" loading="lazy" />
      <p className={styles.categories}>{categories.join(" • ")}</p>
      <Title className={styles.title}>{title}</Title>
      <p className={styles.description}>{description}</p>
      <p className={styles.action}>
        <Button variant="outline" color={color} {...(route === undefined ? {} : { href: route })}>
          <span>
            {label}
            <span className="kit-visually-hidden">, {title}</span>
          </span>
        </Button>
      </p>
    </article>
  );
}
