import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HeldEntry } from "../held-entry.ts";
import styles from "./checkbox.module.css";

/** `className` and `style` go to the element around it, all else that is not named here to the input. */
export interface CheckboxProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** Names it; may hold a link. */
  label: ReactNode;
  /** What it means, shown below and read with it. */
  description?: ReactNode;
}

/** Something that holds or doesn't, once the form is sent. */
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
