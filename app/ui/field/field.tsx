import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { oneOf } from "../option-set.ts";
import styles from "./field.module.css";

export const fieldVariants = ["outlined", "static", "dynamic"] as const;
export type FieldVariant = (typeof fieldVariants)[number];

/** What is said about a field. */
export interface Words {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do; shown by the field and read with it. */
  error?: string | undefined;
  /** That it is right, and why that matters; shown and read the same way. */
  success?: string | undefined;
}

interface Look {
  /** A box under its label; a line under its label; a box with the label in it, which makes way for the entry. */
  variant?: FieldVariant | undefined;
  /** Says so beside the label: in a form where the other fields are required. */
  optional?: boolean | undefined;
  /** Stands at the beginning of the field, and never speaks by itself. */
  icon?: ReactNode;
}

export type FieldProps = Words & Look & InputHTMLAttributes<HTMLInputElement>;
export type MessageFieldProps = Words & Look & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled input. */
export function Field({ label, optional, hint, error, success, icon, variant: given, ...input }: FieldProps) {
  const variant = oneOf("Field", "variant", given, fieldVariants, "outlined");
  const wiring = useWiring({ hint, error, success, ...input });
  return (
    <div className={`${styles.field} ${styles[variant]}`}>
      <Label htmlFor={wiring.id} label={label} optional={optional} />
      <input type="text" placeholder={emptyFor(variant)} {...input} {...wiring} />
      <FieldIcon icon={icon} />
      <Notes id={wiring.id} hint={hint} error={error} success={success} />
    </div>
  );
}

/** A labelled box for several lines. */
export function MessageField({
  label,
  optional,
  hint,
  error,
  success,
  icon,
  variant: given,
  ...box
}: MessageFieldProps) {
  const variant = oneOf("MessageField", "variant", given, fieldVariants, "outlined");
  const wiring = useWiring({ hint, error, success, ...box });
  return (
    <div className={`${styles.field} ${styles[variant]}`}>
      <Label htmlFor={wiring.id} label={label} optional={optional} />
      <textarea rows={4} placeholder={emptyFor(variant)} {...box} {...wiring} />
      <FieldIcon icon={icon} />
      <Notes id={wiring.id} hint={hint} error={error} success={success} />
    </div>
  );
}

function FieldIcon({ icon }: Pick<Look, "icon">) {
  return (
    icon && (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    )
  );
}

/** A blank placeholder, by which the style sheet sees that a field with its label in it is empty. */
function emptyFor(variant: FieldVariant) {
  return variant === "dynamic" ? " " : undefined;
}

/** Joins a control to its words: spread it over the control. */
export function useWiring({ id: given, hint, error, success }: Partial<Words> & { id?: string | undefined }) {
  const own = useId();
  const id = given ?? own;
  const notes = [hint && `${id}-hint`, error && `${id}-error`, success && `${id}-success`];
  return {
    id,
    className: success ? `${styles.control} ${styles.right}` : styles.control,
    "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

export function Label({
  htmlFor,
  label,
  optional = false,
}: {
  htmlFor: string;
  label: string;
  optional?: boolean | undefined;
}) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </label>
  );
}

export function Notes({ id, hint, error, success }: Omit<Words, "label"> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {success && (
        <p id={`${id}-success`} className={styles.success}>
          <Icon name="tick" />
          {success}
        </p>
      )}
    </>
  );
}
