"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HeldEntry } from "../held-entry.ts";
import styles from "./radio-group.module.css";

/** An option of the group. */
export interface RadioChoice {
  /** The submitted value; must be unique in the group. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** A description below the label, linked by `aria-describedby`. */
  description?: ReactNode;
}

/** Other props go to the fieldset, which receives the bubbling events of its radio buttons. */
export interface RadioGroupProps extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue"> {
  /** The legend of the group. */
  legend: ReactNode;
  /** The name under which the value is submitted. */
  name: string;
  /** The options in their order. */
  choices: readonly RadioChoice[];
  /** The selected value (controlled). */
  value?: string;
  /** The value selected at first, by default that of the first option (uncontrolled). */
  defaultValue?: string;
  /** Called when the visitor selects another value. */
  onValueChange?: (value: string) => void;
  /** Whether a value must be selected before the form is submitted. */
  required?: boolean;
}

/** A group of radio buttons. */
export function RadioGroup({ legend, name, choices, value: given, ...props }: RadioGroupProps) {
  const { defaultValue = choices[0]?.value, onValueChange, required, form, className, ...rest } = props;
  const id = useId();
  return (
    <fieldset {...rest} form={form} className={clsx(styles.group, className)}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, description }, index) => (
        <div key={value} className={styles.choice}>
          <input
            name={name}
            required={required}
            form={form}
            type="radio"
            id={`${id}-${index}`}
            value={value}
            {...(given === undefined
              ? { defaultChecked: value === defaultValue }
              : { checked: value === given })}
            onChange={() => onValueChange?.(value)}
            aria-describedby={description ? `${id}-${index}-description` : undefined}
          />
          <HeldEntry of={`${id}-${index}`} />
          <label htmlFor={`${id}-${index}`}>{label}</label>
          {description && <p id={`${id}-${index}-description`}>{description}</p>}
        </div>
      ))}
    </fieldset>
  );
}
