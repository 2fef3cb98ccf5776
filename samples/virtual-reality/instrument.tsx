import type { ReactNode } from "react";
import styles from "./instrument.module.css";

/** A panel with an instrument. */
export function VirtualRealityInstrument(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section className={styles.instrument} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
