import clsx from "clsx";
import type { ComponentProps } from "react";
import palette from "../colors.module.css";
import { colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import styles from "./badge.module.css";

export const badgeColors = [...colors, "white"] as const;
export const badgeVariants = ["fill", "gradient"] as const;

export type BadgeColor = (typeof badgeColors)[number];
export type BadgeVariant = (typeof badgeVariants)[number];

export interface BadgeProps extends Omit<ComponentProps<"span">, "color"> {
  /** What it means; its words must say it too. */
  color?: BadgeColor;
  /** One colour, or a gradient of it. */
  variant?: BadgeVariant;
  /** With round ends. */
  rounded?: boolean;
}

/** A word or two on a tinted ground: what state something is in, of which kind it is. */
export function Badge({ color, variant, rounded = false, className, ...rest }: BadgeProps) {
  const tone = oneOf("Badge", "color", color, badgeColors, "success");
  const classes = clsx(
    styles.badge,
    palette[tone],
    styles[tone],
    styles[oneOf("Badge", "variant", variant, badgeVariants, "fill")],
    rounded && styles.rounded,
    className,
  );
  return <span {...rest} className={classes} />;
}
