import { Field } from "../../kit/field/field.tsx";
import { FieldPairs } from "../../kit/field/field-pairs.tsx";

export default (
  <FieldPairs>
    <Field label="…" />
    <Field label="…" />
  </FieldPairs>
);
