import type { ReactNode } from "react";
import { outlinedNavbar, type PageLayout } from "../../document/page-layout.ts";
import type { Picture } from "../../document/picture.tsx";
import type { GroundLabelWords } from "../../document/sections/ground-label.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import styles from "./page.module.css";

export interface NewsletterPageProps {
  ground: GroundLabelWords;
  title: string;
  text: string;
  /** The drawing beside the text: a letter at one of the places on its way down (see letter-places.ts). */
  place: Picture;
  /** A form or a button. */
  children?: ReactNode;
}

/** The layout that the newsletter's pages share. */
export const newsletterLayout = {
  depth: "−64 m",
  fillsWindow: true,
  navbar: outlinedNavbar,
} satisfies PageLayout;

/** A page with a short message and at most one action. */
export function NewsletterPage({ ground, title, text, place, children }: NewsletterPageProps) {
  return (
    <div className={`fills ${styles.ground}`}>
      <section className={`container ${styles.page}`}>
        <PageHead className={styles.words} ground={ground} title={title} lead={text}>
          {children}
        </PageHead>
        <img className={`screen-only ${styles.picture}`} {...place} alt="" />
      </section>
    </div>
  );
}
