import { virtualReality } from "../../content/virtual-reality.ts";
import things from "../art/drawn/floor-things.svg?picture";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "./virtual-reality.module.css";
import { VirtualRealityHead } from "./virtual-reality-head.tsx";
import { VirtualRealityLamps } from "./virtual-reality-lamps.tsx";
import { VirtualRealityMessages } from "./virtual-reality-messages.tsx";
import { VirtualRealityPlan } from "./virtual-reality-plan.tsx";
import { VirtualRealityPosition } from "./virtual-reality-position.tsx";
import { VirtualRealityReadings } from "./virtual-reality-readings.tsx";
import { VirtualRealityTremors } from "./virtual-reality-tremors.tsx";
import { VirtualRealityView } from "./virtual-reality-view.tsx";

export const meta = () => pageMeta(virtualReality.head);

export const handle = {
  depth: "−102 m",
  edge: false,
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** A demo page: what a headset shows at the bottom of an open cut, with the instruments standing round. */
export default function VirtualReality() {
  return (
    <div className={styles.cut}>
      <VirtualRealityHead />
      <VirtualRealityView />
      <div className={`container ${styles.instruments}`}>
        <div className={styles.left}>
          <VirtualRealityLamps />
          <VirtualRealityPlan />
          <img className={styles.things} {...things} alt="" loading="lazy" />
        </div>
        <div className={styles.middle}>
          <VirtualRealityPosition />
        </div>
        <div className={styles.right}>
          <VirtualRealityReadings />
          <VirtualRealityMessages />
        </div>
        <div className={styles.below}>
          <VirtualRealityTremors />
        </div>
      </div>
    </div>
  );
}
