import type { ReactNode } from "react";
import type { Picture } from "../picture.tsx";
import links from "../sections/links.module.css";
import { shownDate } from "../shown-date.ts";
import styles from "./entry.module.css";

export interface ArchiveEntry {
  address: string;
  date: string;
  title: string;
  summary: string;
  /** A label beside the date, such as "Draft". */
  mark?: string | false;
  note?: ReactNode;
  figure: Picture;
}

/** An entry in an archive. The whole entry is one link; the newest entry is larger. */
export function Entry({ entry, newest }: { entry: ArchiveEntry; newest: boolean }) {
  const { address, date, title, summary, mark, note, figure } = entry;
  return (
    <article className={newest ? `${styles.entry} ${styles.newest}` : styles.entry}>
      <p className={`mono ${styles.date}`}>
        <time dateTime={date}>{shownDate(date)}</time>
        {mark && `, ${mark}`}
      </p>
      <div className={styles.words}>
        <h3>
          <a className={links.title} href={address}>
            {title}
          </a>
        </h3>
        <p>{summary}</p>
        {note}
      </div>
      <img {...figure} alt="" loading="lazy" />
    </article>
  );
}
