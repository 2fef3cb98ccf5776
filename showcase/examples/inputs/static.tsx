import { Field } from "../../../kit/field/field.tsx";
import layout from "../../../kit/layout.module.css";

export default function StaticInputs() {
  return (
    <div className={layout.columns}>
      <Field variant="static" label="Name of the bore" placeholder="Second dune" required />
      <Field variant="static" label="Drilled by" defaultValue="Rig 2" hint="Painted on its mast." required />
    </div>
  );
}
