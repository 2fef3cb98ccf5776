import type { ReactNode } from "react";
import styles from "./part.module.css";

export interface PartProps {
  /** The section's anchor on the page. */
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A section of a showcase page. Its heading is a link to the section. */
export function Part({ id, title, note, children }: PartProps) {
  return (
    <section id={id} aria-label={title} className={styles.part}>
      <header className={styles.head}>
        <h2>
          <a href={`#${id}`}>{title}</a>
        </h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}
