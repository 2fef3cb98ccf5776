import type { ReactNode } from "react";
import palette from "../colors.module.css";
import { colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import styles from "./badge.module.css";

export const badgeColors = [...colors, "white"] as const;
export const badgeVariants = ["fill", "gradient"] as const;

export type BadgeColor = (typeof badgeColors)[number];
export type BadgeVariant = (typeof badgeVariants)[number];

export interface BadgeProps {
  color?: BadgeColor;
  variant?: BadgeVariant;
  rounded?: boolean;
  children: ReactNode;
}

export function Badge({ rounded = false, children, ...look }: BadgeProps) {
  const color = oneOf("Badge", "color", look.color, badgeColors, "success");
  const variant = oneOf("Badge", "variant", look.variant, badgeVariants, "fill");
  const classes = [styles.badge, palette[color], styles[color], styles[variant], rounded && styles.rounded];
  return <span className={classes.filter(Boolean).join(" ")}>{children}</span>;
}
