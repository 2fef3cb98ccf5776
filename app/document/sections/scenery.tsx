import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Drawing } from "../picture.tsx";
import styles from "./scenery.module.css";

interface Cut {
  /** Never scaled: the window shows as much of its middle as it holds. */
  cut?: boolean;
}

export interface SceneryProps extends ComponentProps<typeof Drawing>, Cut {}

/** The drawn ground that words stand on or before: nothing on it can be pressed, and only screens in colour show it. */
export function Scenery({ cut = false, frame, ...drawing }: SceneryProps) {
  return <Drawing {...drawing} frame={clsx(styles.scenery, cut && styles.cut, frame)} />;
}

export interface SceneryFrameProps extends Cut {
  /** A `figure` has a caption. */
  as: "figure" | "div";
  className: string | undefined;
  children: ReactNode;
}

/** Several drawings, or one and its caption, in the same way. */
export function SceneryFrame({ as: Element, cut = false, className, children }: SceneryFrameProps) {
  return <Element className={clsx(styles.scenery, cut && styles.cut, className)}>{children}</Element>;
}
