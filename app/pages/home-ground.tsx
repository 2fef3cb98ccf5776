import { home } from "../../content/home.ts";
import { addresses } from "../addresses.ts";
import medium from "../art/drawn/home-ground-medium.svg";
import phone from "../art/drawn/home-ground-phone.svg";
import tablet from "../art/drawn/home-ground-tablet.svg";
import wide from "../art/drawn/home-ground-wide.svg";
import widest from "../art/drawn/home-ground-widest.svg";
import styles from "./home-ground.module.css";

/** The section through the ground: the picture for this width, and its five layers in words. */
export function HomeGround() {
  return (
    <div className={styles.ground}>
      <picture>
        <source media="(width <= 560px)" srcSet={phone} width="390" height="1530" />
        <source media="(width < 992px)" srcSet={tablet} width="768" height="1900" />
        <source media="(width < 1240px)" srcSet={medium} width="1112" height="1450" />
        <source media="(width > 1440px)" srcSet={widest} width="3840" height="1505" />
        <img src={wide} width="1440" height="1505" alt="" fetchPriority="high" />
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
