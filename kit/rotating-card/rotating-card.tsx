import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import titles from "../title.module.css";
import styles from "./rotating-card.module.css";

export interface RotatingCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** What it shows at first. Its title names the button that turns the card. */
  front: { title: string; description: ReactNode; image?: string };
  /** What is seen once it has turned. */
  back: { title: ReactNode; description: ReactNode; action?: { label: ReactNode; href: string } };
  /** The level of the front’s heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/**
 * A card with a back. It turns when it is pointed at, when the keyboard comes to it, and by its own button where
 * there is neither. The button is a checkbox, so that it works without JavaScript; while it is on, the card stays
 * turned. What is on the back can't be reached before.
 */
export function RotatingCard({ front, back, titleAs: Title = "h3", className, ...rest }: RotatingCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <label className={styles.turn}>
        <input type="checkbox" aria-label={`Keep turned: ${front.title}`} />
        <Icon name="turn" />
      </label>
      <div className={styles.body}>
        <div className={styles.front}>
          {front.image && <img src={front.image} alt="" width="640" height="400" loading="lazy" />}
          <Title className={clsx(titles.title, styles.title)}>{front.title}</Title>
          <p>{front.description}</p>
        </div>
        <div className={styles.back}>
          <p className={styles.title}>{back.title}</p>
          <p>{back.description}</p>
          {back.action && (
            <Button href={back.action.href} variant="outline" color="white">
              {back.action.label}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
