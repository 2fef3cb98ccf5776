import { Field } from "../../../kit/field/field.tsx";
import { FieldPairs } from "../../../kit/field/field-pairs.tsx";
import { Icon } from "../../../kit/icon/icon.tsx";

export default function InputsWithIcon() {
  return (
    <FieldPairs>
      <Field
        icon={<Icon name="search" />}
        type="search"
        label="Find a bore"
        placeholder="Second dune"
        required
      />
      <Field icon={<Icon name="mail" />} type="email" label="Send the log to" autoComplete="email" required />
      <Field icon={<Icon name="user" />} variant="dynamic" label="Driller" required />
      <Field icon={<Icon name="calendar" />} variant="dynamic" label="First day on site" required />
    </FieldPairs>
  );
}
