const paths = {
  "arrow-out": "M9 6h9v9M18 6 6 18",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-left": "m15 6-6 6 6 6",
  "chevron-right": "m9 6 6 6-6 6",
  menu: "M3 6h18M3 12h18M3 18h12",
  close: "M5 5l14 14M19 5 5 19",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15L19.5 12z",
  tick: "m5 12.5 4.5 4.5L19 7",
  calendar: "M4 5.5h16V21H4zM4 10h16M8.5 3v5M15.5 3v5",
  copy: "M9 9h11v12H9zM5.5 15H4V3h11v1.5",
  info: "M12 11v6M12 7v.1M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  success: "m7.5 12.5 3 3 6-7M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  warning: "M12 9v5M12 17.5v.1M12 3 2 20h20z",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a word. It never speaks by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
