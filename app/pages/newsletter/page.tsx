import type { ReactNode } from "react";
import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import { bedrockDepths } from "../../../content/ground-labels.ts";
import type { PageHandle } from "../../document/page-handle.ts";
import type { Picture } from "../../document/picture.tsx";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import styles from "./page.module.css";

export interface NewsletterPageProps {
  ground: GroundLabelWords;
  title: string;
  text: string;
  /** Where the letter is: letter-places.ts. */
  place: Picture;
  /** What there is to do. */
  children?: ReactNode;
}

/** What the newsletter's pages tell the document; all but the signup are for one person and not to be found. */
export const newsletterHandle = {
  depth: bedrockDepths.newsletter,
  fillsWindow: true,
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** One thing said, and at most one thing to do. */
export function NewsletterPage({ ground, title, text, place, children }: NewsletterPageProps) {
  return (
    <div className={styles.ground}>
      <section className={`container ${styles.page}`}>
        <div className={styles.words}>
          <GroundLabel {...ground} />
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {children}
        </div>
        <img className={styles.picture} {...place} alt="" />
      </section>
    </div>
  );
}
