import { lightNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { VirtualRealityHead } from "./head.tsx";
import { VirtualRealityPosition, VirtualRealityReadings, VirtualRealityTremors } from "./sensors.tsx";
import { VirtualRealityLamps, VirtualRealityMessages, VirtualRealityPlan } from "./shift.tsx";
import { VirtualRealityView } from "./view.tsx";
import styles from "./virtual-reality.module.css";

export const meta = pageMeta(virtualReality.head);

export const layout = {
  depth: "−102 m",
  edge: false,
  paintsAfter: "enhance",
  navbar: lightNavbar,
} satisfies PageLayout;

/** A sample page: an open-cut mine, seen from its floor through a headset, with instruments around the viewer. */
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
