import type { ReactNode } from "react";
import type { Picture } from "../picture.tsx";
import { shownDate } from "../shown-date.ts";
import styles from "./entry.module.css";

export interface ArchiveEntry {
  address: string;
  date: string;
  title: string;
  summary: string;
  /** Beside the date, and below the summary. */
  mark?: string | false;
  note?: ReactNode;
  figure: Picture;
}

/** One text in an archive: all of it leads there. The newest is the largest. */
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
          <a href={address}>{title}</a>
        </h3>
        <p>{summary}</p>
        {note}
      </div>
      <img {...figure} alt="" loading="lazy" />
    </article>
  );
}
