import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./figure.module.css";

export interface FigureProps extends ComponentProps<"figure"> {
  /** The address of the picture. */
  src: string;
  /** In pixels; reserves the space while the picture loads. */
  width: number;
  /** In pixels. */
  height: number;
  /** The alternative text; empty if the text beside it says the same. */
  alt?: string;
  /** The caption. */
  children?: ReactNode;
}

/** A picture as wide as its container, with a caption. */
export function Figure({ src, width, height, alt = "", className, children, ...rest }: FigureProps) {
  return (
    <figure {...rest} className={clsx(styles.figure, className)}>
      <img src={src} width={width} height={height} alt={alt} loading="lazy" />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
