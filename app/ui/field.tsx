import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from "react";
import styles from "./field.module.css";

/** What is said about a field. */
export interface Words {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do; shown by the field and read with it. */
  error?: string | undefined;
}

export type FieldProps = Words & InputHTMLAttributes<HTMLInputElement>;
export type MessageFieldProps = Words & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled input. A field that isn't required says so. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const wiring = useWiring({ label, hint, error, ...input });
  return (
    <div className={styles.field}>
      <Label htmlFor={wiring.id} label={label} required={input.required} />
      <input type="text" {...input} {...wiring} />
      <Notes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}

/** A labelled box for several lines. */
export function MessageField({ label, hint, error, ...box }: MessageFieldProps) {
  const wiring = useWiring({ label, hint, error, ...box });
  return (
    <div className={styles.field}>
      <Label htmlFor={wiring.id} label={label} required={box.required} />
      <textarea rows={4} {...box} {...wiring} />
      <Notes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}

/** Joins a control to its words: spread it over the control. */
export function useWiring({ id: given, hint, error }: Words & { id?: string | undefined }) {
  const own = useId();
  const id = given ?? own;
  return {
    id,
    className: styles.control,
    "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

export function Label({
  htmlFor,
  label,
  required = false,
}: {
  htmlFor: string;
  label: string;
  required?: boolean | undefined;
}) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {label}
      {!required && <span className={styles.optional}> (optional)</span>}
    </label>
  );
}

export function Notes({
  id,
  hint,
  error,
}: {
  id: string;
  hint: string | undefined;
  error: string | undefined;
}) {
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
    </>
  );
}
