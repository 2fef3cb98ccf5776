import clsx from "clsx";
import { Drawing, type Drawn } from "../../../document/picture.tsx";
import styles from "./figure.module.css";

interface ArticlePictureFigureProps {
  picture: Drawn | undefined;
  alt: string;
  caption: string;
  className?: string | undefined;
  /** True where it is seen before anyone scrolls. */
  first?: boolean;
}

/** A picture with its caption. A drawing that is wider than windows are runs off the page. */
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
