import phone from "../../../illustrations/drawn/magma-phone.svg?picture";
import wide from "../../../illustrations/drawn/magma-wide.svg?picture";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./magma-band.module.css";

/** What lies below all layers: the ground of the pages that say that something went wrong. */
export function MagmaBand() {
  return (
    <picture className={styles.band}>
      <PictureSource media="(width <= 43.75em)" {...phone} />
      <img {...wide} alt="" />
    </picture>
  );
}
