import dan from "drawing:portrait-dan";
import nell from "drawing:portrait-nell";
import ruth from "drawing:portrait-ruth";
import tess from "drawing:portrait-tess";
import { site } from "../../../site.config.ts";
import styles from "./people.module.css";

const drawn = { dan, nell, ruth, tess };

/** Who answers, by `site.config.ts`. */
export function AboutPeople() {
  if (site.people.length === 0) return null;
  return (
    <ul className={styles.people}>
      {site.people.map(({ name, role, about, portrait }) => (
        <li key={name}>
          <img
            src={"photo" in portrait ? portrait.photo : drawn[portrait.drawn].src}
            alt=""
            width="240"
            height="240"
            loading="lazy"
          />
          <div>
            <h3>{name}</h3>
            <p className="mono">{role}</p>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
