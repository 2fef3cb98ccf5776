import { PasswordField } from "../../../kit/field/password-field.tsx";

export default function Show() {
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      hint="15 characters or more. Several words are fine."
    />
  );
}
