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
    /** Where there are no entries yet. */
    none: string;
    feed: { address: string; label: string };
  };
  /** Stands on the ground of the newest year. */
  place: Picture;
  /** The newest first. */
  entries: readonly ArchiveEntry[];
}

/** Everything of one kind that we have written: each year is a layer of the ground, the newest the uppermost. */
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

/** The further back, the deeper. */
const layers = [surface, delivery, platform, network];
