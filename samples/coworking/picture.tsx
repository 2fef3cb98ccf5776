import { Drawing } from "../../app/document/picture.tsx";
import styles from "./picture.module.css";
import { storeyPictures } from "./pictures.ts";

/** A piece of the house. It hangs at the right of the page and ends where its neighbour begins. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  return (
    <Drawing of={storeyPictures[of]} frame={styles.picture} {...(of !== "roof" && { loading: "lazy" })} />
  );
}
