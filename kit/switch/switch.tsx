import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HeldEntry } from "../held-entry.ts";
import styles from "./switch.module.css";

/** `className` and `style` go to the outer element, other props to the input. */
export interface SwitchProps extends Omit<ComponentProps<"input">, "children" | "type" | "role"> {
  /** The label; may contain a link. */
  label: ReactNode;
  /** A description below the label, linked by `aria-describedby`. */
  description?: ReactNode;
}

/** A switch: a setting that takes effect immediately. */
export function Switch({ label, description, className, style, ...input }: SwitchProps) {
  const own = useId();
  const { id = own, "aria-describedby": describedBy } = input;
  return (
    <div className={clsx(styles.switch, className)} style={style}>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        id={id}
        aria-describedby={clsx(description && `${id}-description`, describedBy) || undefined}
      />
      {input.checked !== undefined && <HeldEntry of={id} />}
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
}
