import { Columns } from "../../../kit/columns/columns.tsx";
import { Field } from "../../../kit/field/field.tsx";

export default function ErrorInputs() {
  return (
    <Columns>
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
    </Columns>
  );
}
