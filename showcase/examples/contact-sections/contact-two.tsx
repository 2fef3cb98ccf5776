import { Button } from "../../../kit/button/button.tsx";
import { ContactPanel } from "../../../kit/contact-panel/contact-panel.tsx";
import { Field, MessageField } from "../../../kit/field/field.tsx";
import { Form, FormNote } from "../../../kit/form/form.tsx";
import layout from "../../../kit/layout.module.css";
import { SocialButton } from "../../../kit/social/social-button.tsx";

const networks = ["facebook", "twitter", "dribbble", "instagram"] as const;

export default function ContactTwo() {
  return (
    <div className={layout.firstWide}>
      <div className={layout.words}>
        <h3>Say Hi!</h3>
        <p>We’d like to talk with you.</p>
        <Form method="dialog">
          <Field label="My name is" autoComplete="name" required />
          <Field label="I'm looking for" placeholder="water, mostly" required />
          <MessageField label="Your message" rows={6} />
          <Button type="submit" color="dark">
            Send Message
          </Button>
          <FormNote>A sample: nothing is sent.</FormNote>
        </Form>
      </div>
      <ContactPanel
        title="Contact information"
        entries={[
          { name: "Phone", value: "(02) 7010 0042", href: "#contact-two" },
          { name: "Email", value: "rigs@karst.example", href: "#contact-two" },
          { name: "Shed", value: "Second dune, Stockton" },
        ]}
      >
        <div className={layout.row}>
          {networks.map((network) => (
            <SocialButton key={network} network={network} href="#contact-two" iconOnly />
          ))}
        </div>
      </ContactPanel>
    </div>
  );
}
