import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HeldEntry } from "../held-entry.ts";
import styles from "./checkbox.module.css";

/** `className` and `style` go to the outer element, other props to the input. */
export interface CheckboxProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** The label; may contain a link. */
  label: ReactNode;
  /** An explanation below the label, used as the accessible description. */
  description?: ReactNode;
}

/** A checkbox whose value takes effect when the form is sent. */
export function Checkbox({ label, description, className, style, ...input }: CheckboxProps) {
  const own = useId();
  const { id = own, "aria-describedby": describedBy } = input;
  return (
    <div className={clsx(styles.checkbox, className)} style={style}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={clsx(description && `${id}-description`, describedBy) || undefined}
      />
      {input.checked !== undefined && <HeldEntry of={id} />}
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
}
