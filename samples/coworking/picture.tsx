import { PictureSource } from "../../app/document/picture.tsx";
import styles from "./picture.module.css";
import { storeyPictures } from "./pictures.ts";

/** A piece of the house. It hangs at the right of the page and ends where its neighbour begins. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  const { phone, tablet, medium, wide } = storeyPictures[of];
  return (
    <picture className={styles.picture}>
      <PictureSource media="(width < 48em)" {...phone} />
      <PictureSource media="(width < 62em)" {...tablet} />
      <PictureSource media="(width < 77.5em)" {...medium} />
      <img {...wide} alt="" {...(of !== "roof" && { loading: "lazy" })} />
    </picture>
  );
}
