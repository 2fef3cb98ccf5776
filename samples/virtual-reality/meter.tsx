import styles from "./meter.module.css";

export interface VirtualRealityMeterProps {
  label: string;
  min: number;
  max: number;
  value: number;
  shown: string;
  /** Thresholds below and above which a value is out of range. */
  low?: number | undefined;
  high?: number | undefined;
}

/** A native `meter` with its value as text. */
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
