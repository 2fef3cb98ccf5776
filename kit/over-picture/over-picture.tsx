import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ownText } from "../own-text.ts";
import styles from "./over-picture.module.css";

export interface OverPictureProps extends ComponentProps<"div"> {
  /** Decoration: what lies over it says everything. Where words lie it has to be plain. */
  src: string;
  /** Of the picture, in pixels. */
  width: number;
  /** Of the picture, in pixels. */
  height: number;
  children: ReactNode;
}

/** Something that lies over a picture; the picture is cut to the room there is, never pulled. */
export function OverPicture({ src, width, height, className, children, ...rest }: OverPictureProps) {
  return (
    <div {...rest} className={clsx(styles.place, className)}>
      <img src={src} width={width} height={height} alt="" loading="lazy" />
      {ownText(children)}
    </div>
  );
}
