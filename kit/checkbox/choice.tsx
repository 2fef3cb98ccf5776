import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HeldEntry } from "../hydration.ts";
import styles from "./choice.module.css";

/** `className` and `style` go to the outer element, other props to the input. */
export interface ChoiceProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** The label; may contain a link. */
  label: ReactNode;
  /** An explanation below the label, used as the accessible description. */
  description?: ReactNode;
}

/** A checkbox, switch or radio button with its label. */
export function Choice({ label, description, className, style, ...input }: ChoiceProps & { type: string }) {
  const own = useId();
  const { id = own, "aria-describedby": describedBy } = input;
  return (
    <div className={clsx(styles.choice, className)} style={style}>
      <input
        {...input}
        id={id}
        aria-describedby={clsx(description && `${id}-description`, describedBy) || undefined}
      />
      {(input.checked !== undefined || input.type === "radio") && <HeldEntry of={id} />}
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
}
