import { Scenery } from "../../app/document/sections/scenery.tsx";
import styles from "./picture.module.css";
import { storeyPictures } from "./pictures.ts";

/** A storey of the house, aligned to the right of the page; it ends where the next one begins. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  return (
    <Scenery of={storeyPictures[of]} frame={styles.picture} {...(of !== "roof" && { loading: "lazy" })} />
  );
}
