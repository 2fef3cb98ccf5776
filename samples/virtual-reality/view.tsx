import cutHeights from "drawing:cut-heights";
import cutView from "drawing:cut-view";
import lamp from "drawing:pit-lamp";
import head from "drawing:pit-lamp-head";
import light from "drawing:pit-lamp-light";
import { Drawing } from "../../app/document/picture.tsx";
import { SceneryFrame } from "../../app/document/sections/scenery.tsx";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import styles from "./view.module.css";

/** The walls of the mine. Switches control the lamps and contour lines with CSS `:has()`, without JavaScript. */
export function VirtualRealityView() {
  return (
    <SceneryFrame as="div" className={styles.view}>
      <Drawing of={cutView} className={styles.scene} fetchPriority="high" />
      <Drawing of={cutHeights} frame={styles.heights} className={styles.scene} loading="lazy" />
      {virtualReality.lamps.switches.map(({ name }) => (
        <div key={name} className={`${styles.lamp} ${styles[name]}`}>
          <img className={styles.light} {...light} alt="" loading="lazy" />
          <img {...lamp} alt="" />
          <img className={styles.head} {...head} src={`${head.src}#off`} alt="" />
          <img className={`${styles.head} ${styles.lit}`} {...head} src={`${head.src}#on`} alt="" />
        </div>
      ))}
    </SceneryFrame>
  );
}
