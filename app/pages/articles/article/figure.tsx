import clsx from "clsx";
import { Drawing, type Drawn } from "../../../document/picture.tsx";
import styles from "./figure.module.css";

interface ArticlePictureFigureProps {
  picture: Drawn | undefined;
  alt: string;
  caption: string;
  className?: string | undefined;
  /** True for the figure that is visible without scrolling. It is loaded with high priority. */
  first?: boolean;
}

/** A figure with a caption. A very wide drawing is not scaled down, but runs off the edge of the window. */
export function ArticlePictureFigure({ picture, alt, caption, className, first }: ArticlePictureFigureProps) {
  if (!picture) return null;
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <figure
      className={clsx(styles.figure, picture.sources && picture.width > 2000 && styles.runsOff, className)}
    >
      <Drawing of={picture} alt={alt} {...loading} />
      {caption && <figcaption className="mono">{caption}</figcaption>}
    </figure>
  );
}
