import { Button } from "../../kit/button/button.tsx";
import { Field } from "../../kit/field/field.tsx";
import { Form, FormNote } from "../../kit/form/form.tsx";

export default (
  <Form action="…" method="post">
    <Field label="…" name="…" />
    <Button type="submit">…</Button>
    <FormNote>…</FormNote>
  </Form>
);
