import type { GroundLabelWords } from "../../app/document/sections/ground-label.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { Field } from "../../kit/field/field.tsx";
import { PasswordField } from "../../kit/field/password-field.tsx";
import { Switch } from "../../kit/switch/switch.tsx";
import styles from "./demonstration-form.module.css";
import { DemonstrationForm } from "./demonstration-form.tsx";

/** The form that all four sign-in pages share. */
export function SignInForm(heading: { ground: GroundLabelWords; title: string }) {
  const { fields, remember, signIn, signUp } = authentication;
  return (
    <DemonstrationForm
      {...heading}
      lead={signIn.lead}
      action={signIn.action}
      instead={{ question: signIn.newHere, label: signUp.page, href: templateAddresses.signUpCover }}
    >
      <Field
        label={fields.email}
        type="email"
        autoComplete="username"
        placeholder={fields.emailExample}
        required
      />
      <PasswordField label={fields.password} autoComplete="current-password" required />
      <div className={`spread ${styles.row}`}>
        <Switch label={remember} />
        <a href={templateAddresses.resetPassword}>{signIn.forgotten}</a>
      </div>
    </DemonstrationForm>
  );
}
