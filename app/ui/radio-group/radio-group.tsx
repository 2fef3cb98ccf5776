import { type InputHTMLAttributes, useId } from "react";
import styles from "./radio-group.module.css";

export interface RadioChoice {
  value: string;
  label: string;
  description?: string;
}

export interface RadioGroupProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "defaultChecked" | "checked"> {
  /** What is to be chosen. */
  legend: string;
  name: string;
  choices: readonly RadioChoice[];
  /** The value that is chosen at first; the first of the list unless given. */
  initial?: string;
}

/** A list to choose one thing from. */
export function RadioGroup({ legend, choices, initial = choices[0]?.value, ...input }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, description }, index) => (
        <div key={value} className={styles.choice}>
          <input
            {...input}
            type="radio"
            id={`${id}-${index}`}
            value={value}
            defaultChecked={value === initial}
            aria-describedby={description && `${id}-${index}-description`}
          />
          <label htmlFor={`${id}-${index}`}>{label}</label>
          {description && <p id={`${id}-${index}-description`}>{description}</p>}
        </div>
      ))}
    </fieldset>
  );
}
