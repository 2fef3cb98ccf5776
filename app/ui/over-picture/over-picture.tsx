import type { ReactNode } from "react";
import styles from "./over-picture.module.css";

export interface OverPictureProps {
  /** Decoration: what lies over it says everything. Where words lie it has to be plain. */
  src: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** Something that lies over a picture; the picture is cut to the room there is, never pulled. */
export function OverPicture({ src, width, height, children }: OverPictureProps) {
  return (
    <div className={styles.place}>
      <img src={src} width={width} height={height} alt="" loading="lazy" />
      {children}
    </div>
  );
}
