import type { Color } from "./colors.ts";
import type { IconName } from "./icon/icon.tsx";

/** The icon for each colour of a notice. */
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
