import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./button-group.module.css";

export const buttonGroupOrientations = ["horizontal", "vertical"] as const;

export interface ButtonGroupProps extends ComponentProps<"div"> {
  /** The accessible name of the group. */
  label: string;
  /** Whether the buttons are side by side or one below the other. */
  orientation?: (typeof buttonGroupOrientations)[number];
  /** The buttons. */
  children?: ReactNode;
}

/** A group of adjacent buttons. */
export function ButtonGroup({ label, orientation, className, ...rest }: ButtonGroupProps) {
  const direction = oneOf("ButtonGroup", "orientation", orientation, buttonGroupOrientations, "horizontal");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are buttons
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={clsx(styles.group, styles[direction], className)}
    />
  );
}
