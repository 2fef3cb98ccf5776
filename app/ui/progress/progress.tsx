import { useId } from "react";
import { type Color, colors } from "../colors.ts";
import { oneOf, within } from "../option-set.ts";
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
export function Progress({ label, ...look }: ProgressProps) {
  const value = within("Progress", "value", look.value, 0, 100);
  const variant = oneOf("Progress", "variant", look.variant, progressVariants, "contained");
  const color = oneOf("Progress", "color", look.color, colors, "success");
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
