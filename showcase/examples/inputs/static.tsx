import { Columns } from "../../../kit/columns/columns.tsx";
import { Field } from "../../../kit/field/field.tsx";

export default function StaticInputs() {
  return (
    <Columns>
      <Field variant="static" label="Name of the bore" placeholder="Second dune" required />
      <Field variant="static" label="Drilled by" defaultValue="Rig 2" hint="Painted on its mast." required />
    </Columns>
  );
}
