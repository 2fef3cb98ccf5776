import clsx from "clsx";
import type { ComponentProps } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./wordmark.module.css";

/**
 * The fictional companies. `cut` is the CSS class of the name, and `sign` is the SVG path of the icon in a 40 by 40
 * view box.
 */
const brands = {
  Harbourline: {
    cut: styles.wide,
    sign: "M3 27q8.500-8 17 0t17 0v6q-8.500 8-17 0t-17 0zM6 20 20 5l14 15h-6l-8-8-8 8z",
  },
  "Orchard & Sons": {
    cut: styles.light,
    sign: "M20 12c3-8 9-8 12-7-1 6-6 8-12 7zM20 14c-16-6-18 22-4 23q4-2 8 0c14-1 12-29-4-23z",
  },
  Kelpworks: {
    cut: styles.narrow,
    sign: "M17 38V2h6v36zM23 12c6 0 8-4 8-9 5 7 1 15-8 16zM17 22c-6 0-8-4-8-9-5 7-1 15 8 16zM23 31c6 0 8-4 8-9 5 7 1 15-8 16z",
  },
  "Tin Lantern": { cut: styles.mono, sign: "M15 2h10v5h4l5 9v20H6V16l5-9h4zM12 18v12h16V18z" },
  "Nullarbor Post": {
    cut: styles.heavy,
    sign: "M2 9h36v4L20 25 2 13zM2 18l18 12 18-12v14H2z",
  },
  Marrow: {
    cut: styles.slanted,
    sign: "M9 4a7 7 0 0 1 9 9l9 9a7 7 0 1 1 4 9 7 7 0 1 1-9-4l-9-9a7 7 0 1 1-9-4A7 7 0 0 1 9 4z",
  },
} as const;

export type Brand = keyof typeof brands;

const brandNames = Object.keys(brands) as Brand[];

export interface WordmarkProps extends Omit<ComponentProps<"span">, "children"> {
  /** The fictional company. */
  name: Brand;
}

export interface BrandSignProps extends Omit<ComponentProps<"svg">, "children"> {
  /** The fictional company whose icon is shown. */
  of: Brand;
}

/** The wordmark of a fictional company. */
export function Wordmark({ name, className, ...rest }: WordmarkProps) {
  const known = oneOf("Wordmark", "name", name, brandNames, undefined);
  return (
    <span {...rest} className={clsx(styles.brand, className)}>
      <BrandSign of={name} />
      <span className={known && brands[known].cut}>{name}</span>
    </span>
  );
}

/** The icon of a fictional company. */
export function BrandSign({ of, ...rest }: BrandSignProps) {
  const known = oneOf("BrandSign", "of", of, brandNames, undefined);
  return (
    <svg
      viewBox="0 0 40 40"
      width="34"
      height="34"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      {...rest}
    >
      {known && <path d={brands[known].sign} />}
    </svg>
  );
}
