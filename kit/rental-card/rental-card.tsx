import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button, type ButtonColor } from "../button/button.tsx";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import styles from "./rental-card.module.css";

export interface RentalCardProps extends Omit<ComponentProps<"article">, "children" | "title"> {
  /** The heading. It is a string, because the accessible name of the link contains it. */
  title: string;
  /** A sentence about the place. */
  description: ReactNode;
  /** The URL of the picture. */
  image: string;
  /** The alternative text of the picture. */
  alt: string;
  /** Short facts, such as the type and the number of guests. */
  categories: readonly string[];
  /** The link. Without `href` a button is shown instead. */
  action: { label: ReactNode; href?: string; color?: ButtonColor };
  /** The level of the heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A place to rent, with a picture, a description and a link. */
export function RentalCard({ title, description, image, alt, categories, action, ...more }: RentalCardProps) {
  const { titleAs: Title = "h3", className, ...rest } = more;
  const { label, href, color = "dark" } = action;
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <img src={image} alt={alt} width="560" height="520" loading="lazy" />
      <p className={titles.label}>{categories.join(" • ")}</p>
      <Title className={clsx(titles.title, titles.large, styles.title)}>{title}</Title>
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
