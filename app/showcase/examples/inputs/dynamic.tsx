import { Columns } from "../../../ui/columns.tsx";
import { Field, MessageField } from "../../../ui/field.tsx";
import { Stack } from "../../../ui/stack.tsx";

export default function DynamicInputs() {
  return (
    <Stack>
      <Columns>
        <Field variant="dynamic" label="Name of the bore" required />
        <Field variant="dynamic" label="Depth in metres" inputMode="numeric" defaultValue="184" required />
      </Columns>
      <MessageField variant="dynamic" label="What came up" />
    </Stack>
  );
}
