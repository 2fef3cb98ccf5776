import { Field, Label, MessageField, Notes } from "../../kit/field/field.tsx";

export default (
  <>
    <Field label="…" />
    <MessageField label="…" />

    {/* For a control of your own. */}
    <Label htmlFor="colour" label="…" />
    <input type="color" id="colour" />
    <Notes id="colour" hint="…" />
  </>
);
