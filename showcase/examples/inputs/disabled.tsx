import { Columns } from "../../../kit/columns/columns.tsx";
import { Field } from "../../../kit/field/field.tsx";

export default function DisabledInputs() {
  return (
    <Columns>
      <Field
        label="Number of the bore"
        defaultValue="0117"
        hint="Given when the licence was."
        required
        disabled
      />
      <Field variant="static" label="Depth reached" defaultValue="184 m" required disabled />
    </Columns>
  );
}
