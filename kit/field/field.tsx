import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HeldEntry } from "../hydration.ts";
import { Icon } from "../icon/icon.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import { type Translated, translator } from "../translation.ts";
import styles from "./field.module.css";

export const fieldVariants = ["outlined", "static", "dynamic"] as const;
export type FieldVariant = (typeof fieldVariants)[number];

/** A field's label and the notes below it. */
export interface Words {
  /** The label, which is always visible. */
  label: ReactNode;
  /** A hint, included in the accessible description. */
  hint?: ReactNode;
  /** The error and how to correct it, included in the accessible description. */
  error?: ReactNode;
  /** A confirmation, included in the accessible description. */
  success?: ReactNode;
}

interface Look extends Translated<"(optional)"> {
  /** The style: a box (`outlined`), a line (`static`), or a box with a floating label (`dynamic`). */
  variant?: FieldVariant | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** An icon at the start of the field, hidden from screen readers. */
  icon?: ReactNode;
}

/** `className` and `style` go to the outer element, other props to the input. */
export interface FieldProps extends Words, Look, Omit<ComponentProps<"input">, "children"> {}

/** `className` and `style` go to the outer element, other props to the text area. */
export interface MessageFieldProps extends Words, Look, Omit<ComponentProps<"textarea">, "children"> {}

/** An input with a label. */
export function Field(props: FieldProps) {
  const { label, optional, words, hint, error, success, icon, variant: given, ...more } = props;
  const { className, style, ...input } = more;
  const variant = oneOf("Field", "variant", given, fieldVariants, "outlined");
  const wiring = useWiring(props);
  return (
    <div className={clsx(styles.field, styles[variant], className)} style={style}>
      <Label htmlFor={wiring.id} label={label} optional={optional} words={words} />
      <input type="text" placeholder={emptyFor(variant)} {...input} {...wiring} />
      {input.value !== undefined && <HeldEntry of={wiring.id} />}
      <FieldIcon icon={icon} />
      <Notes id={wiring.id} hint={hint} error={error} success={success} />
    </div>
  );
}

/** A text area with a label. */
export function MessageField(props: MessageFieldProps) {
  const { label, optional, words, hint, error, success, icon, variant: given, ...more } = props;
  const { className, style, ...box } = more;
  const variant = oneOf("MessageField", "variant", given, fieldVariants, "outlined");
  const wiring = useWiring(props);
  return (
    <div className={clsx(styles.field, styles[variant], className)} style={style}>
      <Label htmlFor={wiring.id} label={label} optional={optional} words={words} />
      {box.value !== undefined && <HeldEntry of={wiring.id} />}
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

/**
 * Returns a blank placeholder for a floating label, because only fields with a placeholder match `:placeholder-shown`.
 */
function emptyFor(variant: FieldVariant) {
  return variant === "dynamic" ? " " : undefined;
}

type Wired = Omit<Words, "label"> & Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">;

/**
 * Returns the props that connect a control to its label and its notes. The control's own `aria-describedby` is kept.
 */
export function useWiring({ id: given, hint, error, success, ...aria }: Wired) {
  const own = useId();
  const id = given ?? own;
  return {
    id,
    className: clsx(styles.control, success && styles.right),
    "aria-describedby":
      clsx(
        hint && `${id}-hint`,
        error && `${id}-error`,
        success && `${id}-success`,
        aria["aria-describedby"],
      ) || undefined,
    "aria-invalid": error ? true : aria["aria-invalid"],
  };
}

interface LabelProps extends Translated<"(optional)"> {
  /** The id of the control. */
  htmlFor: string;
  /** The text of the label, which is always visible. */
  label: ReactNode;
  /** Adds "(optional)". */
  optional?: boolean | undefined;
}

/** The label of a control. */
export function Label({ htmlFor, label, optional = false, words }: LabelProps) {
  return (
    <label id={`${htmlFor}-label`} htmlFor={htmlFor} className={styles.label}>
      {ownText(label)}
      {optional && <span className={styles.optional}>{` ${translator(words)("(optional)")}`}</span>}
    </label>
  );
}

interface NotesProps extends Omit<Words, "label"> {
  /** The id of the control. */
  id: string;
}

/** The hint, error and confirmation below a control, to which the control's `aria-describedby` refers. */
export function Notes({ id, hint, error, success }: NotesProps) {
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
          {ownText(success)}
        </p>
      )}
    </>
  );
}
