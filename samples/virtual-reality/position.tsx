import map from "drawing:cut-map";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { VirtualRealityFacts } from "./facts.tsx";
import { VirtualRealityInstrument } from "./instrument.tsx";
import { VirtualRealityMeter } from "./meter.tsx";
import styles from "./position.module.css";

/** A map of the mine with the viewer's position and depth. */
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
