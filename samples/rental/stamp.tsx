import postmark from "drawing:postmark";
import styles from "./stamp.module.css";

/** A stamp with an island and a postmark over its corner. */
export function RentalStamp() {
  return (
    <div className={styles.stamp}>
      <div className={styles.paper}>
        <img src="/samples/terrain-island.svg" alt="" width="560" height="520" loading="lazy" />
      </div>
      <img className={styles.mark} {...postmark} alt="" loading="lazy" />
    </div>
  );
}
