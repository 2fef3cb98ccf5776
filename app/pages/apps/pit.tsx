import medium from "../../../illustrations/drawn/apps-pit-medium.svg?picture";
import wide from "../../../illustrations/drawn/apps-pit-wide.svg?picture";
import widest from "../../../illustrations/drawn/apps-pit-widest.svg?picture";
import edge from "../../../illustrations/drawn/bedrock-edge.svg?picture";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./pit.module.css";

/** The pit in which the apps stand from 992 pixels; below that cards have their own ledges, and this is its floor. */
export function AppsPit() {
  return (
    <picture className={styles.pit}>
      <PictureSource media="(width < 62em)" {...edge} />
      <PictureSource media="(width < 77.5em)" {...medium} />
      <PictureSource media="(width > 90em)" {...widest} />
      <img {...wide} alt="" loading="lazy" />
    </picture>
  );
}
