import { Field, MessageField } from "../../../kit/field/field.tsx";
import { FieldPairs } from "../../../kit/field/field-pairs.tsx";

export default function DynamicInputs() {
  return (
    <FieldPairs>
      <Field variant="dynamic" label="Name of the bore" required />
      <Field variant="dynamic" label="Depth in metres" inputMode="numeric" defaultValue="184" required />
      <MessageField variant="dynamic" label="What came up" />
    </FieldPairs>
  );
}
