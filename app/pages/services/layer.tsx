import type { ReactNode } from "react";
import type { Stratum } from "../../../illustrations/engine/strata.ts";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./layer.module.css";
import { servicesPictures } from "./pictures.ts";

/** A layer of the page: ground that grows with its words, and the things that lie in it. */
export function ServicesLayer({ stratum, children }: { stratum: Stratum; children: ReactNode }) {
  const { ground, things } = servicesPictures[stratum];
  const loading = stratum === "interface" ? "eager" : "lazy";
  return (
    <div className={`${styles.layer} ${styles[stratum]}`}>
      <picture className={styles.ground}>
        <PictureSource media="(width <= 43.75em)" {...ground.phone} />
        <PictureSource media="(width > 90em)" {...ground.widest} />
        <img {...ground.wide} alt="" loading={loading} />
      </picture>
      <div className={`container ${styles.inside}`}>
        <div className={styles.words}>{children}</div>
        <picture className={styles.things}>
          <PictureSource media="(width <= 43.75em)" {...things.phone} />
          <img {...things.wide} alt="" loading={loading} />
        </picture>
      </div>
    </div>
  );
}
