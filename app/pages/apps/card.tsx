import { type ReactNode, useId } from "react";
import { apps } from "../../../content/pages/apps.ts";
import { Drawing, type Picture } from "../../document/picture.tsx";
import { GroundLabel, type GroundLabelWords } from "../../document/sections/ground-label.tsx";
import styles from "./card.module.css";

export interface AppsCardProps {
  title: string;
  ground: GroundLabelWords;
  purpose: string;
  text: string;
  /** The app's drawing without ground, for wide windows, where the card stands in the drawn pit. */
  things: Picture;
  ledge?: Picture;
  children?: ReactNode;
}

/** A planned app. Its button is disabled. */
export function AppsCard({ title, ground, purpose, text, things, ledge, children }: AppsCardProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.words}>
        <GroundLabel {...ground} />
        <h2 id={id}>{title}</h2>
        <p className={styles.purpose}>{purpose}.</p>
        <p className={styles.text}>{text}</p>
        {children}
        <button
          className={`mono ${styles.action}`}
          type="button"
          aria-disabled="true"
          aria-describedby={id}
          tabIndex={-1}
        >
          {apps.action}
        </button>
      </div>
      <Drawing
        of={{ ...things, sources: ledge ? [{ ...ledge, media: "(width < 62em)" }] : [] }}
        frame={`screen-only ${ledge ? styles.picture : styles.lone}`}
        loading="lazy"
      />
    </article>
  );
}
