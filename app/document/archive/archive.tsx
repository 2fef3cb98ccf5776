import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import ground from "../../../illustrations/drawn/archive-ground.svg?picture";
import { GroundLabel } from "../ground-label.tsx";
import type { Picture } from "../picture.tsx";
import styles from "./archive.module.css";
import { entriesByYear } from "./by-year.ts";
import { type ArchiveEntry, Entry } from "./entry.tsx";

export interface ArchiveProps {
  words: {
    ground: GroundLabelWords;
    title: string;
    lead: string;
    /** Where there are no entries yet. */
    none: string;
    feed: { address: string; label: string };
  };
  /** Stands on the ground over the list. */
  place: Picture;
  /** The newest first. */
  entries: readonly ArchiveEntry[];
}

/** Everything of one kind that we have written, year by year. */
export function Archive({ words, place, entries }: ArchiveProps) {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <GroundLabel {...words.ground} />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className={`mono ${styles.feed}`}>
          <a href={words.feed.address}>{words.feed.label}</a>
        </p>
        <img className={styles.place} {...place} alt="" />
      </header>
      <img className={styles.ground} {...ground} alt="" />
      <div className={`container ${styles.years}`}>
        {entries.length === 0 && <p>{words.none}</p>}
        {entriesByYear(entries).map(({ year, entries: ofYear }) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ol>
              {ofYear.map((entry) => (
                <li key={entry.address}>
                  <Entry entry={entry} newest={entry === entries[0]} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
