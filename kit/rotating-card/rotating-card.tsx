import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import panel from "../panel.module.css";
import titles from "../title.module.css";
import { type Translated, translator } from "../translation.ts";
import styles from "./rotating-card.module.css";

export interface RotatingCardProps
  extends Translated<"Keep turned: {title}">,
    Omit<ComponentProps<"article">, "children"> {
  /** The front. Its title is part of the accessible name of the button that turns the card. */
  front: { title: string; description: ReactNode; image?: string };
  /** The back, with a link. */
  back: { title: ReactNode; description: ReactNode; action?: { label: ReactNode; href: string } };
  /** The level of the heading on the front. */
  titleAs?: "h2" | "h3" | "h4";
}

/**
 * A card that turns over on hover, on focus or, on touch screens, at the press of a button. The button is a checkbox,
 * so that it works without JavaScript. While it is checked, the card stays turned. The back is focusable only while it
 * is shown.
 */
export function RotatingCard({ front, back, titleAs: Title = "h3", words, ...more }: RotatingCardProps) {
  const { className, ...rest } = more;
  const label = translator(words)("Keep turned: {title}", { title: front.title });
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <label className={clsx(panel.iconButton, styles.turn)}>
        <input type="checkbox" aria-label={label} />
        <Icon name="turn" size="1.15rem" />
      </label>
      <div className={styles.body}>
        <div className={styles.front}>
          {front.image && <img src={front.image} alt="" width="640" height="400" loading="lazy" />}
          <Title className={clsx(titles.title, titles.large)}>{front.title}</Title>
          <p>{front.description}</p>
        </div>
        <div className={styles.back}>
          <p className={clsx(titles.large, styles.title)}>{back.title}</p>
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
