import styles from "./field.module.css";
import { type FieldProps, Label, Notes, useWiring } from "./field.tsx";
import own from "./password-field.module.css";
import { ShowPassword } from "./show-password.ts";

export type PasswordFieldProps = Omit<FieldProps, "type" | "variant" | "icon" | "optional">;

/**
 * A labelled password, and a button that shows it, moved by `show-password.ts`; without scripts there is no button.
 * Say `autoComplete="current-password"` or `"new-password"`, so that nobody has to remember or retype one.
 */
export function PasswordField({ label, hint, error, success, ...input }: PasswordFieldProps) {
  const wiring = useWiring({ hint, error, success, ...input });
  return (
    <div className={`${styles.field} ${own.password}`}>
      <Label htmlFor={wiring.id} label={label} />
      <input spellCheck={false} autoCapitalize="none" {...input} {...wiring} type="password" />
      <button
        type="button"
        className={own.show}
        aria-controls={wiring.id}
        aria-pressed="false"
        aria-label={`Show ${label.toLowerCase()}`}
        data-shows-password
      >
        Show
      </button>
      <ShowPassword />
      <Notes id={wiring.id} hint={hint} error={error} success={success} />
    </div>
  );
}
