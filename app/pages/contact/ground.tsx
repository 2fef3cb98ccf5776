import bandPhone from "../../../illustrations/drawn/contact-band-phone.svg?picture";
import bandTablet from "../../../illustrations/drawn/contact-band-tablet.svg?picture";
import medium from "../../../illustrations/drawn/contact-ground-medium.svg?picture";
import wide from "../../../illustrations/drawn/contact-ground-wide.svg?picture";
import widest from "../../../illustrations/drawn/contact-ground-widest.svg?picture";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./ground.module.css";

/** The skyline and the ground under it, and the chamber in the rock, which is as deep as the form is high. */
export function ContactGround() {
  return (
    <>
      <div className={styles.rock} aria-hidden="true">
        <div className={styles.side} />
        <div className={styles.wall} />
        <div className={styles.corner} />
        <div className={styles.floor} />
        <div className={styles.base} />
      </div>
      <picture className={styles.ground}>
        <PictureSource media="(width <= 35em)" {...bandPhone} />
        <PictureSource media="(width < 62em)" {...bandTablet} />
        <PictureSource media="(width < 77.5em)" {...medium} />
        <PictureSource media="(width > 90em)" {...widest} />
        <img {...wide} alt="" fetchPriority="high" />
      </picture>
    </>
  );
}
