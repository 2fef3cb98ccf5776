import { type FormEventHandler, useId } from "react";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import { Alert } from "../../../kit/alert/alert.tsx";
import { Button } from "../../../kit/button/button.tsx";
import { Field, Notes } from "../../../kit/field/field.tsx";
import { checkedByReact } from "../../browser/use-submit.ts";
import { Honeypot } from "../../document/honeypot.tsx";
import checkSignup from "./check-signup.ts?worker&url";
import styles from "./signup-form.module.css";

/** The page that contains the signup form. It is stored as part of the proof of consent. */
export type SignupPage = "home" | "about" | "newsletter";

export interface SignupFormProps {
  page: SignupPage;
  entered?: string | undefined;
  error?: string | undefined;
  /** True after a submission with the honeypot filled in. The form then asks the visitor to press the button again. */
  again?: boolean;
  busy?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/**
 * The signup form. Pages with React pass `onSubmit`. On other pages the browser posts the form, after `check-signup.ts`
 * has checked the address. It shows an error in a copy of the template.
 */
export function SignupForm({ page, entered, error, again = false, busy = false, onSubmit }: SignupFormProps) {
  const id = useId();
  return (
    <form
      method="post"
      action={addresses.newsletter}
      className={styles.form}
      onSubmit={onSubmit}
      ref={onSubmit && checkedByReact}
      data-checked-by={onSubmit ? undefined : checkSignup}
    >
      <Field
        id={`${id}-email`}
        label={newsletter.field}
        hint={newsletter.consent.wording}
        name="emailaddress"
        type="email"
        autoComplete="email"
        required
        defaultValue={entered}
        error={error}
        autoFocus={error !== undefined}
      />
      {!onSubmit && (
        <template data-error={newsletter.missing}>
          <Notes id={`${id}-email`} error=" " />
        </template>
      )}
      <input type="hidden" name="list" value="newsletter" />
      <input type="hidden" name="page" value={page} />
      {again ? (
        <Alert color="info" className={styles.again}>
          {newsletter.again}
        </Alert>
      ) : (
        <Honeypot id={`${id}-${honeypotField}`} />
      )}
      <Button
        type="submit"
        formNoValidate
        autoFocus={again}
        color="success"
        variant="gradient"
        size="lg"
        busy={busy}
      >
        {newsletter.subscribe}
      </Button>
      <p role="status" className="kit-visually-hidden">
        {busy && newsletter.subscribing}
      </p>
    </form>
  );
}
