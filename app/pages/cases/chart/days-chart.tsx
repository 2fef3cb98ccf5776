import { cases } from "../../../../content/pages/cases.ts";
import strata from "../../../document/sections/strata.module.css";
import type { Case, CaseDays } from "../case.ts";
import { axisTicks, monthAxis } from "./chart-scale.ts";
import { DayCore } from "./day-core.tsx";
import styles from "./days-chart.module.css";
import { RockPatterns } from "./rock-patterns.tsx";

/** The height in pixels of the space above the axis, for the months and the line that shows when we worked. */
const sky = 64;
const depth = 250;
const foot = 46;

/** A bar chart of daily values. Each bar hangs from the axis, with the pattern of the layer that caused the problem. */
export function DaysChart({ days: { unit, days }, caseStudy }: { days: CaseDays; caseStudy: Case }) {
  const { chart, from, to, date } = caseStudy;
  const ticks = axisTicks(Math.max(...days.map(({ value }) => value)));
  const yOf = (value: number) => sky + (value / (ticks.at(-1) ?? 1)) * depth;
  const { months, shareOfDay } = monthAxis(days[0]?.day ?? from, date);
  const layers = [...new Map(days.map(({ layer }) => [layer.stratum, layer])).values()];
  const height = sky + depth + foot;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{chart}</figcaption>
      <div className={styles.chart} role="img" aria-label={`${chart}. ${cases.chart.table}`}>
        <svg className={styles.axis} width="52" height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x="44" y={yOf(tick)} dy=".32em">
              {tick.toLocaleString("en-AU")}
            </text>
          ))}
          <text className={styles.unit} x="0" y={sky - 28}>
            {unit.toLowerCase()}
          </text>
        </svg>
        <svg className={styles.plot} height={height} aria-hidden="true">
          <RockPatterns />
          {ticks.map((tick) => (
            <line
              key={tick}
              x2="100%"
              y1={yOf(tick)}
              y2={yOf(tick)}
              className={tick === 0 ? styles.surface : styles.grid}
            />
          ))}
          {months.map(({ name, share }) => (
            <svg key={share} x={percent(share)} overflow="visible" aria-hidden="true">
              <path className={styles.tick} d={`M0 ${sky}v-8`} />
              <text className={styles.month} y={sky - 10} x="5">
                {name}
              </text>
            </svg>
          ))}
          <line
            className={styles.job}
            x1={percent(shareOfDay(from))}
            x2={percent(shareOfDay(to))}
            y1={sky - 32}
            y2={sky - 32}
          />
          <text className={styles.jobName} x={percent(shareOfDay(from))} y={sky - 42}>
            {cases.chart.job}
          </text>
          {days.map(({ day, value, layer }, index) => (
            <svg key={day} x={percent(shareOfDay(day))} overflow="visible" aria-hidden="true">
              <DayCore
                day={day}
                value={value}
                stratum={layer.stratum}
                top={sky}
                bottom={yOf(value)}
                crowded={shareOfDay(days[index + 1]?.day ?? "9999-01-01") - shareOfDay(day) < 0.065}
              />
            </svg>
          ))}
        </svg>
      </div>
      <p className={`mono ${styles.key}`} aria-hidden="true">
        {cases.chart.key}{" "}
        {layers.map(({ stratum, name }) => (
          <span key={stratum} className={styles.layer}>
            <svg width="16" height="16" aria-hidden="true">
              <rect className={strata[stratum]} width="16" height="16" />
              <rect fill={`url(#rock-${stratum})`} width="16" height="16" />
            </svg>{" "}
            {name}
          </span>
        ))}
      </p>
    </figure>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
