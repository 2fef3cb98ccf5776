import { virtualReality } from "../../content/virtual-reality.ts";
import heightsPhone from "../art/drawn/cut-heights-phone.svg";
import heightsWide from "../art/drawn/cut-heights-wide.svg";
import phone from "../art/drawn/cut-view-phone.svg";
import wide from "../art/drawn/cut-view-wide.svg";
import lamp from "../art/drawn/pit-lamp.svg";
import light from "../art/drawn/pit-lamp-light.svg";
import styles from "./virtual-reality-view.module.css";

/** The walls of the cut. Its lamps and the lines on the wall follow the switches, by `:has()` alone. */
export function VirtualRealityView() {
  return (
    <div className={styles.view}>
      <picture>
        <source media="(width <= 700px)" srcSet={phone} width="700" height="400" />
        <img className={styles.scene} src={wide} width="2560" height="1400" alt="" fetchPriority="high" />
      </picture>
      <picture className={styles.heights}>
        <source media="(width <= 700px)" srcSet={heightsPhone} width="700" height="400" />
        <img className={styles.scene} src={heightsWide} width="2560" height="1400" alt="" loading="lazy" />
      </picture>
      {virtualReality.lamps.switches.map(({ name }) => (
        <div key={name} className={`${styles.lamp} ${styles[name]}`}>
          <img src={lamp} width="60" height="104" alt="" />
          <img className={styles.light} src={light} width="420" height="300" alt="" />
        </div>
      ))}
    </div>
  );
}
