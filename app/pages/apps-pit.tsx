import medium from "../art/drawn/apps-pit-medium.svg?picture";
import wide from "../art/drawn/apps-pit-wide.svg?picture";
import widest from "../art/drawn/apps-pit-widest.svg?picture";
import edge from "../art/drawn/bedrock-edge.svg?picture";
import { PictureSource } from "../picture.tsx";
import styles from "./apps-pit.module.css";

/** The pit in which the apps stand from 992 pixels; below that cards have their own ledges, and this is its floor. */
export function AppsPit() {
  return (
    <picture className={styles.pit}>
      <PictureSource media="(width < 992px)" {...edge} />
      <PictureSource media="(width < 1240px)" {...medium} />
      <PictureSource media="(width > 1440px)" {...widest} />
      <img {...wide} alt="" loading="lazy" />
    </picture>
  );
}
