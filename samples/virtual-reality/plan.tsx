import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { VirtualRealityInstrument } from "./instrument.tsx";
import styles from "./plan.module.css";

/** The schedule. The first item is in progress. */
export function VirtualRealityPlan() {
  const { title, now, items } = virtualReality.plan;
  return (
    <VirtualRealityInstrument id="plan" title={title}>
      <ol className={styles.plan}>
        {items.map(({ time, title, text }, index) => (
          <li key={time} aria-current={index === 0 ? "step" : undefined}>
            <time dateTime={time}>{time}</time>
            <h3>{title}</h3>
            <p>{text}</p>
            {index === 0 && <span className={styles.now}>{now}</span>}
          </li>
        ))}
      </ol>
    </VirtualRealityInstrument>
  );
}
