import clsx from "clsx";
import type { ComponentProps } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./tiles.module.css";

export const tilesInARow = [4, 5] as const;

export interface TilesProps extends ComponentProps<"div"> {
  /** How many stand side by side at most; fewer where there is no room. */
  columns?: (typeof tilesInARow)[number];
}

/** Things of equal width, row by row. */
export function Tiles({ columns, className, ...rest }: TilesProps) {
  const inARow = oneOf("Tiles", "columns", columns, tilesInARow, 4);
  return (
    <div {...rest} className={clsx(styles.tiles, inARow === 5 ? styles.five : styles.four, className)} />
  );
}
