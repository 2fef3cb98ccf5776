import { home } from "../../../content/pages/home.ts";
import { addresses } from "../../../contract/addresses.ts";
import medium from "../../../illustrations/drawn/home-ground-medium.svg?picture";
import phone from "../../../illustrations/drawn/home-ground-phone.svg?picture";
import tablet from "../../../illustrations/drawn/home-ground-tablet.svg?picture";
import wide from "../../../illustrations/drawn/home-ground-wide.svg?picture";
import widest from "../../../illustrations/drawn/home-ground-widest.svg?picture";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./ground.module.css";

/** The section through the ground: the picture for this width, and its five layers in words. */
export function HomeGround() {
  return (
    <div className={styles.ground}>
      <picture>
        <PictureSource media="(width <= 35em)" {...phone} />
        <PictureSource media="(width < 62em)" {...tablet} />
        <PictureSource media="(width < 77.5em)" {...medium} />
        <PictureSource media="(width > 90em)" {...widest} />
        <img {...wide} alt="" fetchPriority="high" />
      </picture>
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
        {home.layers.map(({ depth, name, text }) => (
          <li key={name}>
            <p className={styles.depth}>{depth}</p>
            <p className={styles.name}>
              <a href={addresses.services}>{name}</a>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
