import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Form, FormNote } from "../../ui/form/form.tsx";

export default (
  <Form action="…" method="post">
    <Field label="…" name="…" />
    <Button type="submit">…</Button>
    <FormNote>…</FormNote>
  </Form>
);
