import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { FieldRow } from "../../ui/field/field-row.tsx";

export default (
  <FieldRow>
    <Field label="…" />
    <Button>…</Button>
  </FieldRow>
);
