import clsx from "clsx";
import type { ComponentProps } from "react";
import fieldStyles from "../field/field.module.css";
import { Label, Notes, useWiring, type Words } from "../field/field.tsx";
import { HeldEntry } from "../held-entry.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./select.module.css";

/** Words that are their own value, or words with a value of their own. */
export type SelectOption =
  | string
  | {
      /** What is posted. */
      value: string;
      /** What is read. */
      label: string;
    };

/** `className` and `style` go to the element around it, all else that is not named here to the select. */
export interface SelectProps extends Words, Omit<ComponentProps<"select">, "children"> {
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption[];
}

/** A labelled native select. */
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
        {!select.multiple && <Icon name="chevron-down" />}
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

/** An option with both: its words are its value where it has no other. */
export function withValue(option: SelectOption) {
  return typeof option === "string" ? { value: option, label: option } : option;
}
