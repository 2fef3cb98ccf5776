import type { IconName } from "./icon.tsx";

/** The colours of notices. */
export type Tone = "success" | "primary" | "secondary" | "danger" | "warning" | "info" | "light" | "dark";

export const toneIcons = {
  success: "success",
  primary: "info",
  secondary: "info",
  danger: "warning",
  warning: "warning",
  info: "info",
  light: "info",
  dark: "info",
} as const satisfies Record<Tone, IconName>;
