import { pricing } from "../../../content/pages/pricing.ts";
import phone from "../../../illustrations/drawn/limestone-band-phone.svg?picture";
import wide from "../../../illustrations/drawn/limestone-band-wide.svg?picture";
import { Button } from "../../../kit/button/button.tsx";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./lifetime.module.css";

/** One payment, as solid as a bed of limestone. */
export function PricingLifetime() {
  const { label, title, text, sample, price, terms, refund } = pricing.lifetime;
  return (
    <section className={styles.lifetime} aria-labelledby="lifetime">
      <picture className={styles.band}>
        <PictureSource media="(width <= 43.75em)" {...phone} />
        <img {...wide} alt="" loading="lazy" />
      </picture>
      <div className={`container ${styles.inside}`}>
        <div className={styles.words}>
          <p className="depth">
            <b>{label.when}</b> {label.what}
          </p>
          <h2 id="lifetime">{title}</h2>
          <p>{text}</p>
          <Button href="#sample" variant="outline" color="none">
            {sample}
          </Button>
        </div>
        <p className={styles.price}>
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
