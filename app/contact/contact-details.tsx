import { contact } from "../../content/contact.ts";
import { site } from "../../site.config.ts";

/** Phone, email and city, each in a layer of the ground. */
export function ContactDetails() {
  return (
    <section aria-labelledby="direct">
      <h2 id="direct">{contact.direct}</h2>
      <dl>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt>Office</dt>
        <dd>{site.city}</dd>
      </dl>
    </section>
  );
}
