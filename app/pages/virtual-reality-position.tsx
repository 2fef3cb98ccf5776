import { virtualReality } from "../../content/virtual-reality.ts";
import map from "../art/drawn/cut-map.svg?picture";
import { VirtualRealityFacts } from "./virtual-reality-facts.tsx";
import { VirtualRealityInstrument } from "./virtual-reality-instrument.tsx";
import { VirtualRealityMeter } from "./virtual-reality-meter.tsx";
import styles from "./virtual-reality-position.module.css";

/** The map of the cut with the reader on it, and how deep that is. */
export function VirtualRealityPosition() {
  const { title, picture, facts, dug } = virtualReality.position;
  return (
    <VirtualRealityInstrument id="position" title={title}>
      <img className={styles.map} {...map} alt={picture} loading="lazy" />
      <VirtualRealityFacts facts={facts} />
      <div className={styles.dug}>
        <p aria-hidden="true">
          {dug.label} <b>{dug.shown}</b>
        </p>
        <VirtualRealityMeter label={dug.label} min={0} max={dug.max} value={dug.value} shown={dug.shown} />
      </div>
    </VirtualRealityInstrument>
  );
}
