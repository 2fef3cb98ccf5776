import type { ReactNode } from "react";
import type { Stratum } from "../../../illustrations/engine/strata.ts";
import { Drawing } from "../../document/picture.tsx";
import styles from "./layer.module.css";
import { servicesPictures } from "./pictures.ts";

/** A layer of the page: ground that grows with its words, and the things that lie in it. */
export function ServicesLayer({ stratum, children }: { stratum: Stratum; children: ReactNode }) {
  const { ground, things } = servicesPictures[stratum];
  const loading = stratum === "interface" ? "eager" : "lazy";
  return (
    <div className={`${styles.layer} ${styles[stratum]}`}>
      <Drawing of={ground} frame={styles.ground} loading={loading} />
      <div className={`container ${styles.inside}`}>
        <div className={styles.words}>{children}</div>
        <Drawing of={things} frame={styles.things} loading={loading} />
      </div>
    </div>
  );
}
