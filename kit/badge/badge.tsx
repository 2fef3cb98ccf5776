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
  /** The colour. The badge's text must make sense without it. */
  color?: BadgeColor;
  /** A plain colour or a gradient. */
  variant?: BadgeVariant;
  /** Whether the badge has round ends. */
  rounded?: boolean;
}

/** A short label for a state or a category. */
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
