import { Field } from "../../../kit/field/field.tsx";
import layout from "../../../kit/layout.module.css";

export default function SuccessInputs() {
  return (
    <div className={layout.columns}>
      <Field
        label="Bore licence"
        defaultValue="NSW-20-4471"
        success="Valid until June, long enough for this bore."
        required
      />
      <Field
        variant="static"
        label="Grid reference"
        defaultValue="GR 871 562"
        success="On your land, by 40 metres."
        required
      />
    </div>
  );
}
