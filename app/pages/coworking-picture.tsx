import styles from "./coworking-picture.module.css";
import { storeyPictures, storeySizes } from "./coworking-pictures.ts";

/** A piece of the house. It hangs at the right of the page and ends where its neighbour begins. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  const source = storeyPictures[of];
  const sizeOf = (name: keyof typeof storeySizes) => ({
    width: storeySizes[name].width,
    height: storeySizes[name][of === "roof" ? "roof" : "storey"],
  });
  return (
    <picture className={styles.picture}>
      <source media="(width < 768px)" srcSet={source.phone} {...sizeOf("phone")} />
      <source media="(width < 992px)" srcSet={source.tablet} {...sizeOf("tablet")} />
      <source media="(width < 1240px)" srcSet={source.medium} {...sizeOf("medium")} />
      <img src={source.wide} {...sizeOf("wide")} alt="" {...(of !== "roof" && { loading: "lazy" })} />
    </picture>
  );
}
