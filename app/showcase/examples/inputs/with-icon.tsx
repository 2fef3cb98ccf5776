import { Field } from "../../../ui/field.tsx";
import { FieldPairs } from "../../../ui/field-pairs.tsx";

export default function InputsWithIcon() {
  return (
    <FieldPairs>
      <Field icon="search" type="search" label="Find a bore" placeholder="Second dune" required />
      <Field icon="mail" type="email" label="Send the log to" autoComplete="email" required />
      <Field icon="user" variant="dynamic" label="Driller" required />
      <Field icon="calendar" variant="dynamic" label="First day on site" required />
    </FieldPairs>
  );
}
