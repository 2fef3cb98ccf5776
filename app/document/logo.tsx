/** The logo: a core sample through five layers. `onRock` draws its lines in a light colour, for dark backgrounds. */
export function Logo({ onRock = false }: { onRock?: boolean }) {
  return (
    <svg viewBox="-1 -5 28 40" width="28" height="40" overflow="visible" aria-hidden="true">
      <path fill="var(--kit-stratum-1)" d="M0 0v31q13 8 26 0V0z" />
      <path fill="var(--kit-stratum-2)" d="M0 0v25q13 8 26 0V0z" />
      <path fill="var(--kit-stratum-3)" d="M0 0v20q13 8 26 0V0z" />
      <path fill="var(--kit-stratum-4)" d="M0 0v14q13 8 26 0V0z" />
      <path fill="var(--kit-stratum-5)" d="M0 0v8q13 8 26 0V0z" />
      <ellipse fill="color-mix(in oklab, var(--kit-stratum-5), white 42%)" cx="13" rx="13" ry="4" />
      <path fill="var(--kit-on-light)" fillOpacity=".22" d="M17 3.8Q22 3 26 0v31q-4 2.6-9 3.4z" />
      <g fill="none" stroke={onRock ? "var(--kit-paper)" : "var(--kit-ink)"} strokeWidth="1.5">
        <path d="M0 0v31q13 8 26 0V0M0 8q13 8 26 0M0 14q13 8 26 0M0 20q13 8 26 0M0 25q13 8 26 0" />
        <ellipse cx="13" rx="13" ry="4" />
      </g>
    </svg>
  );
}
