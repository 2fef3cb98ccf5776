import { Field } from "../../../kit/field/field.tsx";
import layout from "../../../kit/layout.module.css";

export default function DisabledInputs() {
  return (
    <div className={layout.columns}>
      <Field
        label="Number of the bore"
        defaultValue="0117"
        hint="Given when the licence was."
        required
        disabled
      />
      <Field variant="static" label="Depth reached" defaultValue="184 m" required disabled />
    </div>
  );
}
