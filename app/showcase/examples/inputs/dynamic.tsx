import { Columns } from "../../../ui/columns.tsx";
import { Field, MessageField } from "../../../ui/field.tsx";

export default function DynamicInputs() {
  return (
    <Columns>
      <Field variant="dynamic" label="Name of the bore" required />
      <Field variant="dynamic" label="Depth in metres" inputMode="numeric" defaultValue="184" required />
      <MessageField variant="dynamic" label="What came up" />
    </Columns>
  );
}
