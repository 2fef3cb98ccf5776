import { virtualReality } from "../../content/virtual-reality.ts";
import drum from "../art/drawn/tremor-drum.svg?picture";
import { VirtualRealityFacts } from "./virtual-reality-facts.tsx";
import { VirtualRealityInstrument } from "./virtual-reality-instrument.tsx";
import styles from "./virtual-reality-tremors.module.css";

/** The paper of the seismograph. It stands still: the night is over. */
export function VirtualRealityTremors() {
  const { title, picture, facts } = virtualReality.tremors;
  return (
    <VirtualRealityInstrument id="tremors" title={title}>
      <div className={styles.tremors}>
        <img {...drum} alt={picture} loading="lazy" />
        <VirtualRealityFacts facts={facts} />
      </div>
    </VirtualRealityInstrument>
  );
}
