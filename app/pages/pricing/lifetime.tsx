import limestoneBand from "drawing:limestone-band";
import { pricing } from "../../../content/pages/pricing.ts";
import { Button } from "../../../kit/button/button.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import strata from "../../document/sections/strata.module.css";
import styles from "./lifetime.module.css";

/** The plan with a one-off payment. */
export function PricingLifetime() {
  const { label, title, text, sample, price, terms, refund } = pricing.lifetime;
  return (
    <section className={`${styles.lifetime} ${strata.platform}`} aria-labelledby="lifetime">
      <Scenery of={limestoneBand} cut frame={styles.band} loading="lazy" />
      <div className={`container ${styles.inside}`}>
        <div className={`${strata.words} ${styles.words}`}>
          <p className="depth">
            <b>{label.when}</b> {label.what}
          </p>
          <h2 id="lifetime">{title}</h2>
          <p>{text}</p>
          <Button href="#sample" variant="outline" color="none">
            {sample}
          </Button>
        </div>
        <p className={`${strata.words} ${styles.price}`}>
          {price}
          <small>
            {terms}
            <br />
            {refund}
          </small>
        </p>
      </div>
    </section>
  );
}
