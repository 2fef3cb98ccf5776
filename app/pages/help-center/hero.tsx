import helpGround from "drawing:help-ground";
import { help } from "../../../content/pages/help-center.ts";
import { addresses } from "../../../contract/addresses.ts";
import { supportHours } from "../../../contract/company-facts.ts";
import { site } from "../../../site.config.ts";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./hero.module.css";

const { title, phone, email, form, writeToUs, pause } = help.lines;

/**
 * The opening hours, and three ways to contact us, beside a drawn core. The three are shown in turn in the same place,
 * or as a plain list with reduced motion.
 */
export function HelpHero() {
  return (
    <section className={styles.hero} aria-labelledby="help">
      <PageHead
        className={`container ${styles.words}`}
        {...help}
        id="help"
        lead={`${help.hours} ${supportHours}.`}
      >
        <div className={styles.lines}>
          <ul aria-label={title}>
            <Line name={phone} href={`tel:${site.phone.dialled}`} text={site.phone.shown} />
            <Line name={email} href={`mailto:${site.email}`} text={site.email} />
            <Line name={form} href={addresses.support} text={writeToUs} />
          </ul>
          <label className={styles.pause}>
            <input type="checkbox" /> {pause}
          </label>
        </div>
      </PageHead>
      <Scenery of={helpGround} cut frame={styles.ground} fetchPriority="high" />
    </section>
  );
}

function Line({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <li>
      <span className="mono">{name}</span> <a href={href}>{text}</a>
    </li>
  );
}
