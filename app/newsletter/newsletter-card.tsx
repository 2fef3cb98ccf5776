import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./newsletter-card.module.css";

/** Asks for an address to send the Thursday letter to. */
export function NewsletterCard({ page }: { page: "about" }) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="newsletter">
      <h2 id="newsletter">One letter, every Thursday</h2>
      <form method="post" action="/newsletter" className={styles.form}>
        <input type="hidden" name="page" value={page} />
        <Field label="Enter your email" name="emailaddress" type="email" autoComplete="email" required />
        <Button type="submit" color="success" variant="gradient" size="lg">
          Subscribe
        </Button>
      </form>
    </Card>
  );
}
