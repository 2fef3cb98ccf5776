import { outlinedNavbar, type PageLayout } from "../../document/page-layout.ts";
import type { Picture } from "../../document/picture.tsx";
import { PageHead, type PageHeadProps } from "../../document/sections/page-head.tsx";
import styles from "./page.module.css";

export interface NewsletterPageProps extends Pick<PageHeadProps, "ground" | "title" | "children"> {
  text: string;
  /** The drawing beside the text: a letter at one of the places on its way down (see letter-places.ts). */
  place: Picture;
}

/** The layout that the newsletter's pages share. */
export const newsletterLayout = {
  depth: "−64 m",
  paintsAfter: "enhance",
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
