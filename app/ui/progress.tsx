import { useId } from "react";
import { type Color, colors } from "./colors.ts";
import { checkOption, checkRange } from "./option-set.ts";
import styles from "./progress.module.css";

export const progressVariants = ["contained", "gradient"] as const;
export type ProgressVariant = (typeof progressVariants)[number];

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** In percent: from 0 to 100. */
  value: number;
  variant?: ProgressVariant;
  color?: Color;
}

/** How far something has come, as a bar and in figures. */
export function Progress({ label, value, variant = "contained", color = "success" }: ProgressProps) {
  checkOption("Progress", "variant", variant, progressVariants);
  checkOption("Progress", "color", color, colors);
  checkRange("Progress", "value", value, 0, 100);
  const id = useId();
  return (
    <div className={`${styles.progress} ${styles[variant]} ${styles[color]}`}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{value} %</span>
      <progress id={id} max={100} value={value}>
        {value} %
      </progress>
    </div>
  );
}
