import delivery from "drawing:archive-delivery";
import surface from "drawing:archive-interface";
import network from "drawing:archive-network";
import platform from "drawing:archive-platform";
import clsx from "clsx";
import type { Picture } from "../picture.tsx";
import type { GroundLabelWords } from "../sections/ground-label.tsx";
import { OnwardLink } from "../sections/onward-link.tsx";
import { PageHead } from "../sections/page-head.tsx";
import strata from "../sections/strata.module.css";
import styles from "./archive.module.css";
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

/** Articles or newsletter issues, grouped by year. Each year is drawn as a layer of ground, the newest at the top. */
export function Archive({ words, place, entries }: ArchiveProps) {
  return (
    <>
      <PageHead className={`container ${styles.head}`} {...words}>
        <OnwardLink href={words.feed.address} className={`mono ${styles.feed}`}>
          {words.feed.label}
        </OnwardLink>
        <img className={`screen-only ${styles.place}`} {...place} alt="" />
      </PageHead>
      {entries.length === 0 && <p className={`container ${styles.none}`}>{words.none}</p>}
      {[...Map.groupBy(entries, ({ date }) => date.slice(0, 4))].map(([year, ofYear], index) => {
        const stratum = layers[index % layers.length] ?? "interface";
        return (
          <section key={year} className={clsx(styles.year, strata[stratum])} aria-labelledby={`year-${year}`}>
            <div className={styles.bed}>
              <img
                className="screen-only"
                {...beds[stratum]}
                alt=""
                loading={index === 0 ? undefined : "lazy"}
              />
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
        );
      })}
    </>
  );
}

const beds = { interface: surface, delivery, platform, network };

const layers = ["interface", "delivery", "platform", "network"] as const;
