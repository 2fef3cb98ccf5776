import phone from "../art/drawn/magma-phone.svg";
import wide from "../art/drawn/magma-wide.svg";
import styles from "./magma-band.module.css";

/** What lies below all layers: the ground of the pages that say that something went wrong. */
export function MagmaBand() {
  return (
    <picture className={styles.band}>
      <source media="(width <= 700px)" srcSet={phone} width="700" height="340" />
      <img src={wide} width="2560" height="860" alt="" />
    </picture>
  );
}
