import clsx from "clsx";
import type { ComponentProps } from "react";
import fieldStyles from "../field/field.module.css";
import { Label, Notes, useWiring, type Words } from "../field/field.tsx";
import { HeldEntry } from "../hydration.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./select.module.css";

/** An option. A string is both its label and its value. */
export type SelectOption =
  | string
  | {
      /** The submitted value. */
      value: string;
      /** The displayed text. */
      label: string;
    };

/** `className` and `style` go to the outer element, other props to the select. */
export interface SelectProps extends Words, Omit<ComponentProps<"select">, "children"> {
  /** The options, in display order. */
  options: readonly SelectOption[];
}

/** A native select with a label. */
export function Select(props: SelectProps) {
  const { label, hint, error, success, options, className, style, ...select } = props;
  const { className: control, ...wiring } = useWiring(props);
  return (
    <div className={clsx(fieldStyles.field, className)} style={style}>
      <Label htmlFor={wiring.id} label={label} />
      <span className={styles.box}>
        <select {...select} {...wiring} className={clsx(control, styles.select)}>
          <Options options={options} />
        </select>
        {select.value !== undefined && <HeldEntry of={wiring.id} />}
        {!select.multiple && <Icon name="chevron-down" size="1.15rem" />}
      </span>
      <Notes id={wiring.id} hint={hint} error={error} success={success} />
    </div>
  );
}

/** The options of a native select. */
export function Options({ options }: Pick<SelectProps, "options">) {
  return options.map(withValue).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Returns an option as an object with a value and a label. */
export function withValue(option: SelectOption) {
  return typeof option === "string" ? { value: option, label: option } : option;
}
