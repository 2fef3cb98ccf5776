import magma from "drawing:magma";
import { Drawing } from "../../document/picture.tsx";
import styles from "./magma-band.module.css";

/** What lies below all layers: the ground of the pages that say that something went wrong. */
export function MagmaBand() {
  return <Drawing of={magma} frame={styles.band} />;
}
