import styles from "./meter.module.css";

export interface VirtualRealityMeterProps {
  label: string;
  min: number;
  max: number;
  value: number;
  shown: string;
  /** What lies below, or above, is not as it should be. */
  low?: number | undefined;
  high?: number | undefined;
}

/** The browser's own meter; the value in words stands beside it. */
export function VirtualRealityMeter({ label, shown, low, high, ...range }: VirtualRealityMeterProps) {
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
