import type { ReactNode } from "react";
import type { Stratum } from "../art/strata.ts";
import styles from "./services-layer.module.css";
import { servicesPictures } from "./services-pictures.ts";

/** A layer of the page: ground that grows with its words, and the things that lie in it. */
export function ServicesLayer({ stratum, children }: { stratum: Stratum; children: ReactNode }) {
  const { ground, things } = servicesPictures[stratum];
  const loading = stratum === "interface" ? "eager" : "lazy";
  return (
    <div className={`${styles.layer} ${styles[stratum]}`}>
      <picture className={styles.ground}>
        <source media="(width <= 700px)" srcSet={ground.phone} width="700" height="440" />
        <source media="(width > 1440px)" srcSet={ground.widest} width="3840" height={ground.height} />
        <img src={ground.wide} width="1440" height={ground.height} alt="" loading={loading} />
      </picture>
      <div className={`container ${styles.inside}`}>
        <div className={styles.words}>{children}</div>
        <picture className={styles.things}>
          <source
            media="(width <= 700px)"
            srcSet={things.phone.source}
            width={things.phone.width}
            height={things.phone.height}
          />
          <img
            src={things.wide.source}
            width={things.wide.width}
            height={things.wide.height}
            alt=""
            loading={loading}
          />
        </picture>
      </div>
    </div>
  );
}
