import drum from "drawing:tremor-drum";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { VirtualRealityFacts } from "./facts.tsx";
import { VirtualRealityInstrument } from "./instrument.tsx";
import styles from "./tremors.module.css";

/** The paper of the seismograph, which has stopped. */
export function VirtualRealityTremors() {
  const { title, picture, facts } = virtualReality.tremors;
  return (
    <VirtualRealityInstrument id="tremors" title={title}>
      <div className={styles.tremors}>
        <div>
          <img {...drum} alt={picture} loading="lazy" />
          <VirtualRealityFacts facts={facts} />
        </div>
      </div>
    </VirtualRealityInstrument>
  );
}
