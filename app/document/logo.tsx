import styles from "./logo.module.css";

/** The logo, a core sample through five layers. `onRock` draws it in light lines for dark ground. */
export function Logo({ onRock = false }: { onRock?: boolean }) {
  return (
    <svg className={styles.logo} viewBox="-1 -5 28 40" width="28" height="40" aria-hidden="true">
      <path className={styles.layer1} d="M0 25q13 8 26 0v6q-13 8-26 0z" />
      <path className={styles.layer2} d="M0 20q13 8 26 0v5q-13 8-26 0z" />
      <path className={styles.layer3} d="M0 14q13 8 26 0v6q-13 8-26 0z" />
      <path className={styles.layer4} d="M0 8q13 8 26 0v6q-13 8-26 0z" />
      <path className={styles.layer5} d="M0 0q13 8 26 0v8q-13 8-26 0z" />
      <ellipse className={styles.cap} cx="13" rx="13" ry="4" />
      <path className={styles.shade} d="M17 3.8Q22 3 26 0v31q-4 2.6-9 3.4z" />
      <g className={onRock ? styles.linesOnRock : styles.lines}>
        <path d="M0 0v31q13 8 26 0V0M0 8q13 8 26 0M0 14q13 8 26 0M0 20q13 8 26 0M0 25q13 8 26 0" />
        <ellipse cx="13" rx="13" ry="4" />
      </g>
    </svg>
  );
}
