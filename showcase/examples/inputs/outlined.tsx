import { Columns } from "../../../kit/columns/columns.tsx";
import { Field } from "../../../kit/field/field.tsx";

export default function OutlinedInputs() {
  return (
    <Columns>
      <Field label="Name of the bore" placeholder="Second dune" required />
      <Field label="Nearest road" hint="Only if a truck can use it." />
    </Columns>
  );
}
