import styles from "./slider.module.css";
import { percent, type SliderScale } from "./slider-values.ts";

interface SliderRailProps {
  /** The value of each handle. */
  values: readonly number[];
  scale: SliderScale;
  /** Formats a value. If null, no values are shown above the handles. */
  format: ((value: number) => string) | null;
}

/**
 * Draws the track, its selected part, and the value above each handle. It is an SVG, because the
 * Content-Security-Policy allows no `style` attribute.
 */
export function SliderRail({ values, scale, format }: SliderRailProps) {
  const places = values.map((value) => percent(value, scale));
  const from = values.length > 1 ? Math.min(...places) : 0;
  const to = Math.max(...places);
  return (
    <svg className={styles.rail} aria-hidden="true">
      <rect className={styles.whole} y="50%" width="100%" height="6" rx="3" />
      <rect className={styles.part} x={`${from}%`} y="50%" width={`${to - from}%`} height="6" rx="3" />
      {format &&
        values.map((value, handle) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is identified by its number
          <Bubble key={handle} place={places[handle] ?? 0} text={format(value)} />
        ))}
    </svg>
  );
}

function Bubble({ place, text }: { place: number; text: string }) {
  const width = 16 + text.length * 8.5;
  return (
    <svg x={`${place}%`} overflow="visible" aria-hidden="true" className={styles.bubble}>
      <rect x={-width / 2} y="-30" width={width} height="26" rx="4" />
      <path d="M-5-5 0 1l5-6z" />
      <text y="-12" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
