import { PictureSource } from "../../document/picture.tsx";
import styles from "./picture.module.css";
import { storeyPictures } from "./pictures.ts";

/** A piece of the house. It hangs at the right of the page and ends where its neighbour begins. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  const { phone, tablet, medium, wide } = storeyPictures[of];
  return (
    <picture className={styles.picture}>
      <PictureSource media="(width < 768px)" {...phone} />
      <PictureSource media="(width < 992px)" {...tablet} />
      <PictureSource media="(width < 1240px)" {...medium} />
      <img {...wide} alt="" {...(of !== "roof" && { loading: "lazy" })} />
    </picture>
  );
}
