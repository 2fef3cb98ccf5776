import type { ReactNode } from "react";
import styles from "./instrument.module.css";

/** A panel with an instrument. */
export function Instrument(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section className={styles.instrument} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

interface MeterProps {
  label: string;
  min: number;
  max: number;
  value: number;
  shown: string;
  /** A value below `low` or above `high` is out of range. */
  low?: number | undefined;
  high?: number | undefined;
}

/** A native `meter` whose accessible name includes the value as text. */
export function Meter({ label, shown, low, high, ...range }: MeterProps) {
  const optimum = low === undefined ? range.min : range.max;
  return (
    <meter
      className={styles.meter}
      aria-label={`${label}: ${shown}`}
      {...range}
      {...(low !== undefined && { low, optimum })}
      {...(high !== undefined && { high, optimum })}
    >
      {shown}
    </meter>
  );
}
