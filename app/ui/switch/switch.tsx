import { type InputHTMLAttributes, useId } from "react";
import styles from "./switch.module.css";

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> {
  label: string;
  description?: string;
}

/** Something that is on or off at once. */
export function Switch({ label, description, id: given, className, ...input }: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={[styles.switch, className].filter(Boolean).join(" ")}>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox says itself whether it is on
        role="switch"
        id={id}
        aria-describedby={description && `${id}-description`}
      />
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
}
