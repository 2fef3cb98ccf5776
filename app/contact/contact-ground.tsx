import bandPhone from "../art/drawn/contact-band-phone.svg";
import bandTablet from "../art/drawn/contact-band-tablet.svg";
import medium from "../art/drawn/contact-ground-medium.svg";
import wide from "../art/drawn/contact-ground-wide.svg";
import widest from "../art/drawn/contact-ground-widest.svg";
import styles from "./contact-ground.module.css";

/** Sydney and the ground under it, and the chamber in the rock, which is as deep as the form is high. */
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
        <source media="(width <= 560px)" srcSet={bandPhone} width="560" height="186" />
        <source media="(width < 992px)" srcSet={bandTablet} width="991" height="262" />
        <source media="(width < 1240px)" srcSet={medium} width="1200" height="880" />
        <source media="(width > 1440px)" srcSet={widest} width="3840" height="934" />
        <img src={wide} width="1440" height="934" alt="" fetchPriority="high" />
      </picture>
    </>
  );
}
