import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./figure.module.css";

export interface FigureProps extends ComponentProps<"figure"> {
  /** Where the picture lies. */
  src: string;
  /** In pixels, so that its room is kept while it loads. */
  width: number;
  /** In pixels. */
  height: number;
  /** What is to be seen; empty where the words beside it say so. */
  alt?: string;
  /** Stands below the picture. */
  children?: ReactNode;
}

/** A picture as wide as there is room, and what there is to say of it. */
export function Figure({ src, width, height, alt = "", className, children, ...rest }: FigureProps) {
  return (
    <figure {...rest} className={clsx(styles.figure, className)}>
      <img src={src} width={width} height={height} alt={alt} loading="lazy" />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
