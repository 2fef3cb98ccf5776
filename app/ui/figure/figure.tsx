import type { ReactNode } from "react";
import styles from "./figure.module.css";

export interface FigureProps {
  src: string;
  width: number;
  height: number;
  /** What is to be seen; empty where the words beside it say so. */
  alt?: string;
  /** Stands below the picture. */
  children?: ReactNode;
}

/** A picture as wide as there is room, and what there is to say of it. */
export function Figure({ children, alt = "", ...picture }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <img {...picture} alt={alt} loading="lazy" />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
