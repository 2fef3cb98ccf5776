import clsx from "clsx";
import type { Stratum } from "../../../../content/layers.ts";
import strata from "../../../document/sections/strata.module.css";
import styles from "./days-chart.module.css";

interface DayCoreProps {
  day: string;
  value: number;
  stratum: Stratum;
  top: number;
  bottom: number;
  /** True if the next core is so close that the label must not extend beyond this core. */
  crowded: boolean;
}

const half = 13;
const rim = 4.5;

/** A bar of the chart, drawn as a drill core and centred on x = 0. */
export function DayCore({ day, value, stratum, top, bottom, crowded }: DayCoreProps) {
  const side = `M${-half} ${top}V${round(bottom)}a${half} ${rim} 0 0 0 ${2 * half} 0V${top}z`;
  return (
    <>
      <g className={styles.core}>
        <path className={`${styles.rock} ${strata[stratum]}`} d={side} />
        <path fill={`url(#rock-${stratum})`} d={side} />
        <path fill="url(#rock-shade)" d={side} />
        <path className={styles.outline} d={side} />
        <ellipse
          className={`${styles.rock} ${strata[stratum]} ${styles.outline}`}
          cy={top}
          rx={half}
          ry={rim}
        />
      </g>
      <text className={clsx(styles.value, crowded && styles.aside)} y={round(bottom + rim + 19)}>
        {value.toLocaleString("en-AU")}
      </text>
      <text
        className={styles.day}
        x={crowded ? half : 0}
        textAnchor={crowded ? "end" : "middle"}
        y={round(bottom + rim + 35)}
      >
        {shortDay(day)}
      </text>
    </>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Formats a date, for example as "7 Mar". */
function shortDay(day: string): string {
  const date = new Date(`${day}T12:00Z`);
  const month = date.toLocaleDateString("en-AU", { month: "short", timeZone: "UTC" }).slice(0, 3);
  return `${date.getUTCDate()} ${month}`;
}
