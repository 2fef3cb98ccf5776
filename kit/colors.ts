/** The named colours of the kit. `error` is another name for `danger`. */
export const colors = [
  "primary",
  "secondary",
  "info",
  "success",
  "warning",
  "danger",
  "error",
  "light",
  "dark",
] as const;

export type Color = (typeof colors)[number];
