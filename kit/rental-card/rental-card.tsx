import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button, type ButtonColor } from "../button/button.tsx";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import styles from "./rental-card.module.css";

export interface RentalCardProps extends Omit<ComponentProps<"article">, "children" | "title"> {
  /** The action is read out with it, so it is text. */
  title: string;
  /** A sentence about the place. */
  description: ReactNode;
  /** Where the picture lies. */
  image: string;
  /** What the picture shows of the place. */
  alt: string;
  /** What kind of place, for how many: read one after the other. */
  categories: readonly string[];
  /** With an address it is the card's only link, else a button. */
  action: { label: ReactNode; href?: string; color?: ButtonColor };
  /** The level of its heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A place to stay. */
export function RentalCard({ title, description, image, alt, categories, action, ...more }: RentalCardProps) {
  const { titleAs: Title = "h3", className, ...rest } = more;
  const { label, href, color = "dark" } = action;
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <img src={image} alt={alt} width="560" height="520" loading="lazy" />
      <p className={styles.categories}>{categories.join(" • ")}</p>
      <Title className={clsx(titles.title, styles.title)}>{title}</Title>
      <p className={styles.description}>{description}</p>
      <p className={styles.action}>
        <Button variant="outline" color={color} {...(href !== undefined && { href })}>
          <span>
            {ownText(label)}
            <span className="kit-visually-hidden">{`, ${title}`}</span>
          </span>
        </Button>
      </p>
    </article>
  );
}
