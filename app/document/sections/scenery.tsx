import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Drawing } from "../picture.tsx";
import styles from "./scenery.module.css";

interface Cut {
  /** Crops the drawing at both sides to fit the window, instead of scaling the drawing. */
  cut?: boolean;
}

export interface SceneryProps extends ComponentProps<typeof Drawing>, Cut {}

/** A background drawing. It ignores pointer events, and is hidden in print and in forced-colours mode. */
export function Scenery({ cut = false, frame, ...drawing }: SceneryProps) {
  return <Drawing {...drawing} frame={clsx(styles.scenery, cut && styles.cut, frame)} />;
}

export interface SceneryFrameProps extends Cut {
  /** Use `figure` if there is a caption. */
  as: "figure" | "div";
  className: string | undefined;
  children: ReactNode;
}

/** A frame for several drawings, or for a drawing with a caption. */
export function SceneryFrame({ as: Element, cut = false, className, children }: SceneryFrameProps) {
  return <Element className={clsx(styles.scenery, cut && styles.cut, className)}>{children}</Element>;
}
