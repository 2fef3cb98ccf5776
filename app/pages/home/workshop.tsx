import consulting from "drawing:disc-consulting";
import devops from "drawing:disc-devops";
import engineering from "drawing:disc-engineering";
import software from "drawing:disc-software";
import { home } from "../../../content/pages/home.ts";
import { addresses } from "../../../contract/addresses.ts";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import links from "../../document/sections/links.module.css";
import styles from "./workshop.module.css";

const { ground, title, text, cards } = home.workshop;

/** The four services, each with a slice of the core. */
export function HomeWorkshop() {
  return (
    <HeadedSection id="workshop" ground={ground} title={title} text={text} className={styles.workshop}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <div>
              <h3>
                <a className={links.title} href={`${addresses.services}#${card.id}`}>
                  {card.title}
                </a>
              </h3>
              <p>{card.text}</p>
              <p className="mono">{card.fields.join(", ")}</p>
            </div>
            <img {...discs[card.picture]} alt="" loading="lazy" />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

const discs = { software, engineering, devops, consulting };
