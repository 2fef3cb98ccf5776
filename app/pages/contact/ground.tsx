import contactBand from "drawing:contact-band";
import contactGround from "drawing:contact-ground";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./ground.module.css";

/** The strip of ground up to 991 pixels, and the whole drawing from 992 pixels. */
const ground = {
  ...contactGround,
  sources: [...(contactBand.sources ?? []), ...(contactGround.sources ?? [])],
};

/** The drawn skyline and ground, with a chamber that is as tall as the form. */
export function ContactGround() {
  return (
    <>
      <div className={`screen-only ${styles.rock}`} aria-hidden="true">
        <div className={styles.side} />
        <div className={styles.wall} />
        <div className={styles.corner} />
        <div className={styles.floor} />
        <div className={styles.base} />
      </div>
      <Scenery of={ground} frame={styles.ground} fetchPriority="high" />
    </>
  );
}
