import { Scenery } from "../../app/document/sections/scenery.tsx";
import styles from "./picture.module.css";
import { storeyPictures } from "./pictures.ts";

/** A piece of the house. It hangs at the right of the page and ends where its neighbour begins. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  return (
    <Scenery of={storeyPictures[of]} frame={styles.picture} {...(of !== "roof" && { loading: "lazy" })} />
  );
}
