import magma from "drawing:magma";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./magma-band.module.css";

/** What lies below all layers: the ground of the pages that say that something went wrong. */
export function MagmaBand() {
  return <Scenery of={magma} cut frame={styles.band} />;
}
