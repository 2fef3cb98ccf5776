import delivery from "drawing:archive-delivery";
import surface from "drawing:archive-interface";
import network from "drawing:archive-network";
import platform from "drawing:archive-platform";
import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import type { Picture } from "../picture.tsx";
import { GroundLabel } from "../sections/ground-label.tsx";
import { OnwardLink } from "../sections/onward-link.tsx";
import styles from "./archive.module.css";
import { entriesByYear } from "./by-year.ts";
import { type ArchiveEntry, Entry } from "./entry.tsx";

export interface ArchiveProps {
  words: {
    ground: GroundLabelWords;
    title: string;
    lead: string;
    /** Shown if there are no entries. */
    none: string;
    feed: { address: string; label: string };
  };
  /** The drawing above the newest year. */
  place: Picture;
  /** Sorted from newest to oldest. */
  entries: readonly ArchiveEntry[];
}

/** A list of articles, cases or issues, grouped by year. Each year is a layer of ground, the newest at the top. */
export function Archive({ words, place, entries }: ArchiveProps) {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <GroundLabel {...words.ground} />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <OnwardLink href={words.feed.address} className={`mono ${styles.feed}`}>
          {words.feed.label}
        </OnwardLink>
        <img className={styles.place} {...place} alt="" />
      </header>
      {entries.length === 0 && <p className={`container ${styles.none}`}>{words.none}</p>}
      {entriesByYear(entries).map(({ year, entries: ofYear }, index) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <div className={styles.bed}>
            <img {...layers[index % layers.length]} alt="" loading={index === 0 ? undefined : "lazy"} />
            <h2 id={`year-${year}`} className="container">
              <span>{year}</span>
            </h2>
          </div>
          <ol className="container">
            {ofYear.map((entry) => (
              <li key={entry.address}>
                <Entry entry={entry} newest={entry === entries[0]} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

const layers = [surface, delivery, platform, network];
