import { virtualReality } from "../../content/virtual-reality.ts";
import heightsPhone from "../art/drawn/cut-heights-phone.svg?picture";
import heightsWide from "../art/drawn/cut-heights-wide.svg?picture";
import phone from "../art/drawn/cut-view-phone.svg?picture";
import wide from "../art/drawn/cut-view-wide.svg?picture";
import lamp from "../art/drawn/pit-lamp.svg?picture";
import light from "../art/drawn/pit-lamp-light.svg?picture";
import { PictureSource } from "../picture.tsx";
import styles from "./virtual-reality-view.module.css";

/** The walls of the cut. Its lamps and the lines on the wall follow the switches, by `:has()` alone. */
export function VirtualRealityView() {
  return (
    <div className={styles.view}>
      <picture>
        <PictureSource media="(width <= 700px)" {...phone} />
        <img className={styles.scene} {...wide} alt="" fetchPriority="high" />
      </picture>
      <picture className={styles.heights}>
        <PictureSource media="(width <= 700px)" {...heightsPhone} />
        <img className={styles.scene} {...heightsWide} alt="" loading="lazy" />
      </picture>
      {virtualReality.lamps.switches.map(({ name }) => (
        <div key={name} className={`${styles.lamp} ${styles[name]}`}>
          <img {...lamp} alt="" />
          <img className={styles.light} {...light} alt="" />
        </div>
      ))}
    </div>
  );
}
