import tuesday from "drawing:coworking-tuesday";
import portrait from "drawing:portrait-tess";
import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Facts } from "../../app/document/sections/facts.tsx";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import { addresses } from "../../contract/addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./coworking.module.css";
import { CoworkingHero } from "./hero.tsx";
import { CoworkingPlaces } from "./places.tsx";
import { CoworkingStoreys } from "./storeys.tsx";

const { guest, about, start } = coworking;

export const meta = pageMeta(coworking.head);

export const layout = { depth: "−48 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A sample page: a cross-section of a coworking house, from its roof to its cellar. */
export default function Coworking() {
  return (
    <>
      <CoworkingHero />
      <CoworkingStoreys />
      <section className={`container ${styles.guest}`} aria-label="A testimonial">
        <GroundLabel {...guest.ground} />
        <figure className={styles.figure}>
          <img {...portrait} alt={`Portrait of ${guest.name}`} loading="lazy" />
          <blockquote>
            <p>{guest.quote}</p>
          </blockquote>
          <figcaption>
            <b>{guest.name}</b> {guest.role}
          </figcaption>
        </figure>
      </section>
      <section id="about" className={`container ${styles.about}`} aria-labelledby="storey">
        <SectionHeading
          id="storey"
          ground={about.ground}
          title={about.title}
          line="above"
          className={styles.heading}
        />
        <Prose led>
          {about.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Facts className={styles.facts} facts={about.facts} />
      </section>
      <CoworkingPlaces />
      <section className={`container ${styles.start}`} aria-labelledby="tuesday">
        <div className={styles.words}>
          <GroundLabel {...start.ground} />
          <h2 id="tuesday">{start.title}</h2>
          <p className="lead">{start.text}</p>
          <Button href="#sample" variant="gradient" color="success" size="lg">
            {start.action}
          </Button>
          <p id="sample">
            {start.sample} <a href={addresses.contact}>{start.reached}</a>.
          </p>
        </div>
        <img className={styles.room} {...tuesday} alt="" loading="lazy" />
      </section>
    </>
  );
}
