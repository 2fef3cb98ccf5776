import { Field } from "../../ui/field/field.tsx";
import { FieldPairs } from "../../ui/field/field-pairs.tsx";

export default (
  <FieldPairs>
    <Field label="…" />
    <Field label="…" />
  </FieldPairs>
);
