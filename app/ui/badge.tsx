import type { ReactNode } from "react";
import styles from "./badge.module.css";

export interface BadgeProps {
  color?:
    | "primary"
    | "secondary"
    | "info"
    | "success"
    | "warning"
    | "danger"
    | "error"
    | "light"
    | "dark"
    | "white";
  variant?: "fill" | "gradient";
  rounded?: boolean;
  children: ReactNode;
}

export function Badge({ color = "success", variant = "fill", rounded = false, children }: BadgeProps) {
  const classes = [styles.badge, styles[color], styles[variant], rounded && styles.rounded];
  return <span className={classes.filter(Boolean).join(" ")}>{children}</span>;
}
