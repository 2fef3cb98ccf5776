import { Button } from "../../kit/button/button.tsx";
import { Field } from "../../kit/field/field.tsx";
import { FieldRow } from "../../kit/field/field-row.tsx";

export default (
  <FieldRow>
    <Field label="…" />
    <Button>…</Button>
  </FieldRow>
);
