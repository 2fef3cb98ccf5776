import { home } from "../../content/home.ts";
import { addresses } from "../addresses.ts";
import consulting from "../art/drawn/disc-consulting.svg?picture";
import devops from "../art/drawn/disc-devops.svg?picture";
import engineering from "../art/drawn/disc-engineering.svg?picture";
import software from "../art/drawn/disc-software.svg?picture";
import type { Picture } from "../picture.tsx";
import styles from "./home-workshop.module.css";

const { depth, place, title, text, cards } = home.workshop;

/** The four services, each with its slice of the core. */
export function HomeWorkshop() {
  return (
    <section className={`container ${styles.workshop}`} aria-labelledby="workshop">
      <div className={styles.heading}>
        <p className="depth">
          <b>{depth}</b> {place}
        </p>
        <h2 id="workshop">{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <div>
              <h3>
                <a href={addresses.services}>{card.title}</a>
              </h3>
              <p>{card.text}</p>
              <p className="mono">{card.fields.join(" · ")}</p>
            </div>
            <img {...discs[card.title]} alt="" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const discs: Record<(typeof cards)[number]["title"], Picture> = {
  "Software Development": software,
  Engineering: engineering,
  DevOps: devops,
  Consulting: consulting,
};
