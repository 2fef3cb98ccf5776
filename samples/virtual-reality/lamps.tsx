import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { Switch } from "../../kit/switch/switch.tsx";
import { VirtualRealityInstrument } from "./instrument.tsx";
import styles from "./lamps.module.css";

/** The switches of the lamps. */
export function VirtualRealityLamps() {
  const { title, hint, switches, heights } = virtualReality.lamps;
  return (
    <VirtualRealityInstrument id="lamps" title={title}>
      <p className={styles.hint} id="lamps-hint">
        {hint}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the heading names the group, a legend would say it twice */}
      <div
        role="group"
        aria-labelledby="lamps-title"
        aria-describedby="lamps-hint"
        className={styles.switches}
      >
        {switches.map(({ name, label, on }) => (
          <Switch key={name} name={name} label={label} defaultChecked={on} />
        ))}
        <Switch name="heights" {...heights} />
      </div>
    </VirtualRealityInstrument>
  );
}
