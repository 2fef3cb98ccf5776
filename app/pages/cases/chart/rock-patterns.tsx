import styles from "./days-chart.module.css";

/** SVG patterns of the layers, and the gradient that shades a core. */
export function RockPatterns() {
  return (
    <defs className={styles.signs}>
      <pattern id="rock-interface" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M2 2h.1M6 6h.1" strokeLinecap="round" strokeWidth="1.8" />
      </pattern>
      <pattern id="rock-delivery" width="14" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 3.5q3.5-4 7 0t7 0" />
      </pattern>
      <pattern id="rock-platform" width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 .5h14M0 7.5h14M4 .5v7M11 7.5v7" />
      </pattern>
      <pattern id="rock-network" width="14" height="8" patternUnits="userSpaceOnUse">
        <path d="M1 2h7M8 6h5" />
      </pattern>
      <pattern
        id="rock-bedrock"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        className={styles.onRock}
      >
        <path d="M1 3h4M3 1v4M7 9h4M9 7v4" />
      </pattern>
      <linearGradient id="rock-shade">
        <stop offset="0" stopColor="var(--kit-dark)" stopOpacity=".34" />
        <stop offset=".3" stopColor="white" stopOpacity=".3" />
        <stop offset=".55" stopColor="var(--kit-dark)" stopOpacity=".04" />
        <stop offset="1" stopColor="var(--kit-dark)" stopOpacity=".42" />
      </linearGradient>
    </defs>
  );
}
