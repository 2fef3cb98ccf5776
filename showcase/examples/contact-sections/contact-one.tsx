import { Button } from "../../../kit/button/button.tsx";
import { Field, MessageField } from "../../../kit/field/field.tsx";
import { Form, FormNote } from "../../../kit/form/form.tsx";
import layout from "../../../kit/layout.module.css";

export default function ContactOne() {
  return (
    <div className={layout.split}>
      <div className={layout.words}>
        <h3>Contact us</h3>
        <p>The shed stands behind the second dune. The phone only works outside it, so write.</p>
        <img src="/samples/terrain-coast.svg" width="560" height="520" alt="" loading="lazy" />
      </div>
      <Form method="dialog">
        <Field label="Full Name" autoComplete="name" required />
        <Field label="Email" type="email" autoComplete="email" required />
        <MessageField label="What can we help you with?" rows={6} />
        <Button type="submit" variant="gradient" color="success">
          Send Message
        </Button>
        <FormNote>A sample: it checks the fields and sends nothing.</FormNote>
      </Form>
    </div>
  );
}
