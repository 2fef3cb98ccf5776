import { Field } from "../../../kit/field/field.tsx";
import layout from "../../../kit/layout.module.css";

export default function OutlinedInputs() {
  return (
    <div className={layout.columns}>
      <Field label="Name of the bore" placeholder="Second dune" required />
      <Field label="Nearest road" hint="Only if a truck can use it." />
    </div>
  );
}
