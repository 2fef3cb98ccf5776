import type { PageHandle } from "../../app/document/page-handle.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { bedrockDepths } from "../../content/ground-labels.ts";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { VirtualRealityHead } from "./head.tsx";
import { VirtualRealityLamps } from "./lamps.tsx";
import { VirtualRealityMessages } from "./messages.tsx";
import { VirtualRealityPlan } from "./plan.tsx";
import { VirtualRealityPosition } from "./position.tsx";
import { VirtualRealityReadings } from "./readings.tsx";
import { VirtualRealityTremors } from "./tremors.tsx";
import { VirtualRealityView } from "./view.tsx";
import styles from "./virtual-reality.module.css";

export const meta = pageMeta(virtualReality.head);

export const handle = {
  depth: bedrockDepths.virtualReality,
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
