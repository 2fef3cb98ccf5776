import clsx from "clsx";
import type { ReactNode } from "react";
import { HeldEntry } from "../hydration.ts";
import { type Translated, translator } from "../translation.ts";
import styles from "./field.module.css";
import { type FieldProps, Label, Notes, useWiring } from "./field.tsx";
import own from "./password-field.module.css";
import { ShowPassword } from "./show-password.ts";

/** `className` and `style` go to the outer element, other props to the input. */
export interface PasswordFieldProps
  extends Translated<"Show" | "Show {label}">,
    Omit<FieldProps, "type" | "variant" | "icon" | "optional" | "words"> {
  /** The label of the field, which is also part of the accessible name of the button. */
  label: ReactNode;
}

/**
 * A password field with a button that reveals the password. Without JavaScript there is no button. Set
 * `autoComplete="current-password"` or `"new-password"` for password managers.
 */
export function PasswordField({ words, ...props }: PasswordFieldProps) {
  const say = translator(words);
  const { label, hint, error, success, className, style, ...input } = props;
  const wiring = useWiring(props);
  return (
    <div className={clsx(styles.field, own.password, className)} style={style}>
      <Label htmlFor={wiring.id} label={label} />
      <input spellCheck={false} autoCapitalize="none" {...input} {...wiring} type="password" />
      {input.value !== undefined && <HeldEntry of={wiring.id} />}
      <button
        type="button"
        id={`${wiring.id}-show`}
        className={own.show}
        aria-controls={wiring.id}
        aria-pressed="false"
        {...(typeof label === "string"
          ? { "aria-label": say("Show {label}", { label: label.toLowerCase() }) }
          : { "aria-labelledby": `${wiring.id}-show ${wiring.id}-label` })}
        data-shows-password
      >
        {say("Show")}
      </button>
      <ShowPassword />
      <Notes id={wiring.id} hint={hint} error={error} success={success} />
    </div>
  );
}
