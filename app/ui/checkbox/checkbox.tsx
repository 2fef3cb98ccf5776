import { type InputHTMLAttributes, useId } from "react";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: string;
  description?: string;
}

/** Something that holds or doesn't, once the form is sent. */
export function Checkbox({ label, description, id: given, className, ...input }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={[styles.checkbox, className].filter(Boolean).join(" ")}>
      <input {...input} type="checkbox" id={id} aria-describedby={description && `${id}-description`} />
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
}
