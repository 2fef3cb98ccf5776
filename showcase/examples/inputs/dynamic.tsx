import { Field, MessageField } from "../../../kit/field/field.tsx";
import layout from "../../../kit/layout.module.css";

export default function DynamicInputs() {
  return (
    <div className={layout.columns}>
      <Field variant="dynamic" label="Name of the bore" required />
      <Field variant="dynamic" label="Depth in metres" inputMode="numeric" defaultValue="184" required />
      <MessageField variant="dynamic" label="What came up" />
    </div>
  );
}
