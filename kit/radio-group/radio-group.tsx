"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HeldEntry } from "../held-entry.ts";
import styles from "./radio-group.module.css";

/** One of the things to choose from. */
export interface RadioChoice {
  /** What is posted; its own for each choice. */
  value: string;
  /** The words beside it. */
  label: ReactNode;
  /** What it means, shown below and read with it. */
  description?: ReactNode;
}

/** What is not named here goes to the fieldset; events of its radios arrive there. */
export interface RadioGroupProps extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue"> {
  /** What is to be chosen. */
  legend: ReactNode;
  /** Each radio posts its value under this name. */
  name: string;
  /** In the order shown. */
  choices: readonly RadioChoice[];
  /** Which value is chosen, decided by the parent. */
  value?: string;
  /** Which value is chosen at first, the first of the list unless given; from then on the visitor decides. */
  defaultValue?: string;
  /** Called when the visitor chooses another value. */
  onValueChange?: (value: string) => void;
  /** One must be chosen before the form is sent. */
  required?: boolean;
}

/** A list to choose one thing from. */
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
