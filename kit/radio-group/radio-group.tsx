"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from "react";
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

/**
 * Other props go to the fieldset, which receives the bubbling events of its radio buttons. Its `value` is that of the
 * selected one, also for code that sets it through a ref.
 */
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
  const { defaultValue = choices[0]?.value, onValueChange, required, form, ref, className, ...rest } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => holdValue(group.current), []);
  // Comes second: code to which a ref is given may set the value at once.
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => group.current, []);
  return (
    <fieldset {...rest} ref={group} form={form} className={clsx(styles.group, className)}>
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

/** Gives a fieldset the value of its radio buttons, so that code can set it through a ref. */
function holdValue(fieldset: HTMLFieldSetElement | null) {
  if (!fieldset) return;
  const radios = () => [...fieldset.querySelectorAll<HTMLInputElement>(":scope > div > input")];
  const get = () => radios().find(({ checked }) => checked)?.value ?? "";
  const set = (value: unknown) => {
    for (const radio of radios()) radio.checked = radio.value === value;
  };
  Object.defineProperty(fieldset, "value", { configurable: true, get, set });
}
