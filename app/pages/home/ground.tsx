import homeGround from "drawing:home-ground";
import { home } from "../../../content/pages/home.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Drawing } from "../../document/picture.tsx";
import links from "../../document/sections/links.module.css";
import strata from "../../document/sections/strata.module.css";
import styles from "./ground.module.css";

/** The cross-section of the ground, with the names of its five layers. */
export function HomeGround() {
  return (
    <div className={styles.ground}>
      <Drawing of={homeGround} fetchPriority="high" />
      <ul className={`mono ${styles.scale}`} aria-hidden="true">
        {home.core.scale.map((depth) => (
          <li key={depth}>{depth}</li>
        ))}
      </ul>
      <ul className={`mono ${styles.names}`} aria-hidden="true">
        {home.core.layers.map(({ code, name }) => (
          <li key={code}>
            <b>{code}</b> {name}
          </li>
        ))}
      </ul>
      <ol className={styles.layers} aria-label="The layers of the stack">
        {home.layers.map(({ stratum, depth, name, text }) => (
          <li key={name} className={strata[stratum]}>
            <p className={styles.depth}>{depth}</p>
            <p className={styles.name}>
              <a className={links.title} href={addresses.services}>
                {name}
              </a>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
