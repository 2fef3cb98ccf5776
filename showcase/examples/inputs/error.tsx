import { Field } from "../../../kit/field/field.tsx";
import layout from "../../../kit/layout.module.css";

export default function ErrorInputs() {
  return (
    <div className={layout.columns}>
      <Field
        label="Depth in metres"
        defaultValue="deep"
        hint="Whole metres from the surface."
        error="Please write a number, such as 184."
        required
      />
      <Field
        variant="static"
        type="email"
        label="Send the log to"
        defaultValue="mira@"
        autoComplete="email"
        error="The part after @ is missing."
        required
      />
    </div>
  );
}
