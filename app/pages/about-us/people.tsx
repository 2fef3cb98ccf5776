import dan from "drawing:portrait-dan";
import nell from "drawing:portrait-nell";
import ruth from "drawing:portrait-ruth";
import tess from "drawing:portrait-tess";
import { HorizontalTeamCard } from "../../../kit/horizontal-team-card/horizontal-team-card.tsx";
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
          <HorizontalTeamCard
            className={styles.card}
            image={"photo" in portrait ? portrait.photo : drawn[portrait.drawn].src}
            profile={{ name }}
            position={{ label: role }}
            description={about}
          />
        </li>
      ))}
    </ul>
  );
}
