import type { ComponentProps } from "react";
import type { Color } from "../colors.ts";
import { finite } from "../option-set.ts";

const paths = {
  "arrow-out": "M9 6h9v9M18 6 6 18",
  "chevron-down": "m6 9 6 6 6-6",
  alone: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  copy: "M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2",
  "chevron-left": "m15 6-6 6 6 6",
  "chevron-right": "m9 6 6 6-6 6",
  menu: "M3 6h18M3 12h18M3 18h12",
  close: "M5 5l14 14M19 5 5 19",
  cross: "m6.5 6.5 11 11m0-11-11 11",
  turn: "M4 11a8 8 0 0 1 14-4.5L21 9M21 3v6h-6M20 13a8 8 0 0 1-14 4.5L3 15M3 21v-6h6",
  mail: "M3 5.5h18v13H3zM3 7l9 6.5L21 7",
  gauge: "M4.5 19a10 10 0 1 1 15 0zM12 14l4-5M12 4v2M4 13h1.5M18.5 13H20",
  card: "M3 5.5h18v13H3zM3 10h18M6.5 15h4",
  user: "M12 3.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5zM4 21q0-6 8-6t8 6",
  search: "M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5 21 21",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15L19.5 12z",
  tick: "m5 12.5 4.5 4.5L19 7",
  calendar: "M4 5.5h16V21H4zM4 10h16M8.5 3v5M15.5 3v5",
  info: "M12 11v6M12 7v.1M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  success: "m7.5 12.5 3 3 6-7M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  lamp: "M7 3h10l2.5 7h-15zM12 10v3M12 13l-5 8M12 13l5 8M9.5 17h5",
  map: "M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5",
  pulse: "M2 12h4l2-5 3.5 11L15 5l2.5 7H22",
  warning: "M12 9v5M12 17.5v.1M12 3 2 20h20z",
} as const;

export type IconName = keyof typeof paths;

/** The icon that an alert or a toast shows for each colour. */
export const noticeIcons = {
  success: "success",
  primary: "info",
  secondary: "info",
  danger: "warning",
  error: "warning",
  warning: "warning",
  info: "info",
  light: "info",
  dark: "info",
} as const satisfies Record<Color, IconName>;

export interface IconProps extends Omit<ComponentProps<"svg">, "children" | "name"> {
  /** The name of the icon. */
  name: IconName;
  /** The width and the height: a number of pixels, or a CSS length. */
  size?: number | string;
}

/** A line icon, hidden from screen readers. */
export function Icon({ name, size: given = 24, ...rest }: IconProps) {
  const size = typeof given === "number" ? finite(given, 24) : given;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
