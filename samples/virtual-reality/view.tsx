import { PictureSource } from "../../app/document/picture.tsx";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import heightsPhone from "../../illustrations/drawn/cut-heights-phone.svg?picture";
import heightsWide from "../../illustrations/drawn/cut-heights-wide.svg?picture";
import phone from "../../illustrations/drawn/cut-view-phone.svg?picture";
import wide from "../../illustrations/drawn/cut-view-wide.svg?picture";
import lamp from "../../illustrations/drawn/pit-lamp.svg?picture";
import head from "../../illustrations/drawn/pit-lamp-head.svg?picture";
import light from "../../illustrations/drawn/pit-lamp-light.svg?picture";
import styles from "./view.module.css";

/** The walls of the cut. Its lamps and the lines on the wall follow the switches, by `:has()` alone. */
export function VirtualRealityView() {
  return (
    <div className={styles.view}>
      <picture>
        <PictureSource media="(width <= 43.75em)" {...phone} />
        <img className={styles.scene} {...wide} alt="" fetchPriority="high" />
      </picture>
      <picture className={styles.heights}>
        <PictureSource media="(width <= 43.75em)" {...heightsPhone} />
        <img className={styles.scene} {...heightsWide} alt="" loading="lazy" />
      </picture>
      {virtualReality.lamps.switches.map(({ name }) => (
        <div key={name} className={`${styles.lamp} ${styles[name]}`}>
          <img className={styles.light} {...light} alt="" loading="lazy" />
          <img {...lamp} alt="" />
          <img className={styles.head} {...head} src={`${head.src}#off`} alt="" />
          <img className={`${styles.head} ${styles.lit}`} {...head} src={`${head.src}#on`} alt="" />
        </div>
      ))}
    </div>
  );
}
