import { Columns } from "../../../ui/columns.tsx";
import { Field } from "../../../ui/field.tsx";

export default function InputsWithIcon() {
  return (
    <Columns>
      <Field icon="search" type="search" label="Find a bore" placeholder="Second dune" required />
      <Field icon="mail" type="email" label="Send the log to" autoComplete="email" required />
      <Field icon="user" variant="static" label="Driller" required />
      <Field icon="calendar" variant="dynamic" label="First day on site" required />
    </Columns>
  );
}
