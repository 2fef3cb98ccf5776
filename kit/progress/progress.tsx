import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { type Color, colors } from "../colors.ts";
import { oneOf, within } from "../option-set.ts";
import styles from "./progress.module.css";

export const progressVariants = ["contained", "gradient"] as const;
export type ProgressVariant = (typeof progressVariants)[number];

/** `className` and `style` go to the outer element, other props to the `progress`. */
export interface ProgressProps
  extends Omit<ComponentProps<"progress">, "children" | "color" | "max" | "value"> {
  /** The label. */
  label: ReactNode;
  /** The value in percent, from 0 to 100. */
  value: number;
  /** A plain colour, or a gradient of it. */
  variant?: ProgressVariant;
  /** The colour. The label must make sense without it. */
  color?: Color;
}

/** A progress bar with its percentage. */
export function Progress({ label, value: given, variant, color, className, style, ...rest }: ProgressProps) {
  const value = within("Progress", "value", given, 0, 100);
  const classes = clsx(
    styles.progress,
    styles[oneOf("Progress", "variant", variant, progressVariants, "contained")],
    styles[oneOf("Progress", "color", color, colors, "success")],
    className,
  );
  const own = useId();
  const { id = own } = rest;
  return (
    <div className={classes} style={style}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{`${value} %`}</span>
      <progress {...rest} id={id} max={100} value={value}>
        {`${value} %`}
      </progress>
    </div>
  );
}
