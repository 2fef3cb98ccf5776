import clsx from "clsx";
import { PictureSource } from "../../../document/picture.tsx";
import type { ArticlePicture } from "../article.ts";
import styles from "./figure.module.css";

interface ArticlePictureFigureProps {
  picture: ArticlePicture | undefined;
  alt: string;
  caption: string;
  className?: string | undefined;
  /** True where it is seen before anyone scrolls. */
  first?: boolean;
}

/** A picture with its caption. A drawing that is wider than windows are runs off the page. */
export function ArticlePictureFigure({ picture, alt, caption, className, first }: ArticlePictureFigureProps) {
  if (!picture) return null;
  const { wide, phone } = picture;
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <figure className={clsx(styles.figure, phone && wide.width > 2000 && styles.runsOff, className)}>
      <picture>
        {phone && <PictureSource media="(width <= 43.75em)" {...phone} />}
        <img {...wide} {...loading} alt={alt} />
      </picture>
      {caption && <figcaption className="mono">{caption}</figcaption>}
    </figure>
  );
}
