import { Scenery } from "../../app/document/sections/scenery.tsx";
import styles from "./picture.module.css";
import { storeyPictures } from "./pictures.ts";

/** The drawing of one storey, aligned with the page's right edge. The next storey's drawing begins where it ends. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  return (
    <Scenery of={storeyPictures[of]} frame={styles.picture} {...(of !== "roof" && { loading: "lazy" })} />
  );
}
