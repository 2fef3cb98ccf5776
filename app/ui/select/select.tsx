import type { SelectHTMLAttributes } from "react";
import fieldStyles from "../field/field.module.css";
import { Label, Notes, useWiring, type Words } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./select.module.css";

/** Words that are their own value, or words with a value of their own. */
export type SelectOption = string | { value: string; label: string };

export type SelectProps = Words &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & { options: readonly SelectOption[] };

/** A labelled native select. */
export function Select({ label, hint, error, options, ...select }: SelectProps) {
  const { className, ...wiring } = useWiring({ label, hint, error, ...select });
  return (
    <div className={fieldStyles.field}>
      <Label htmlFor={wiring.id} label={label} />
      <span className={styles.box}>
        <select {...select} {...wiring} className={`${className} ${styles.select}`}>
          <Options options={options} />
        </select>
        {!select.multiple && <Icon name="chevron-down" />}
      </span>
      <Notes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}

export function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(withValue).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export function withValue(option: SelectOption) {
  return typeof option === "string" ? { value: option, label: option } : option;
}
