"use client";

import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Choice } from "../checkbox/choice.tsx";
import styles from "./radio-group.module.css";

/** An option of the group. */
export interface RadioChoice {
  /** The submitted value; must be unique in the group. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** An explanation below the label, used as the accessible description. */
  description?: ReactNode;
}

/** Other props go to the fieldset, which receives the bubbling events of its radio buttons. */
export interface RadioGroupProps extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue"> {
  /** The legend of the group. */
  legend: ReactNode;
  /** The name under which the value is submitted. */
  name: string;
  /** The options, in display order. */
  choices: readonly RadioChoice[];
  /** The selected value (controlled). */
  value?: string;
  /** The initially selected value (uncontrolled); by default, that of the first option. */
  defaultValue?: string;
  /** Called when the visitor selects another value. */
  onValueChange?: (value: string) => void;
  /** Whether a value must be selected before the form can be submitted. */
  required?: boolean;
}

/** A group of radio buttons. */
export function RadioGroup({ legend, name, choices, value: given, ...props }: RadioGroupProps) {
  const { defaultValue = choices[0]?.value, onValueChange, required, form, className, ...rest } = props;
  return (
    <fieldset {...rest} form={form} className={clsx(styles.group, className)}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <Choice
          key={choice.value}
          {...choice}
          type="radio"
          name={name}
          required={required}
          form={form}
          {...(given === undefined
            ? { defaultChecked: choice.value === defaultValue }
            : { checked: choice.value === given })}
          onChange={() => onValueChange?.(choice.value)}
        />
      ))}
    </fieldset>
  );
}
