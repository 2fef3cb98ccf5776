import portrait from "drawing:portrait-tess";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import styles from "./guest.module.css";

const { ground, quote, name, role } = coworking.guest;

/** A quote from the guest book. */
export function CoworkingGuest() {
  return (
    <section className={`container ${styles.guest}`} aria-label="A testimonial">
      <GroundLabel {...ground} />
      <figure className={styles.figure}>
        <img {...portrait} alt={`Portrait of ${name}`} loading="lazy" />
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b> {role}
        </figcaption>
      </figure>
    </section>
  );
}
