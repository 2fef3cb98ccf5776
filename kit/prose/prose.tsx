import clsx from "clsx";
import type { ComponentProps } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./prose.module.css";

export const proseSizes = ["md", "lg"] as const;

export type ProseSize = (typeof proseSizes)[number];

export interface ProseProps extends ComponentProps<"div"> {
  /** The size of the text. `lg` is for long texts. */
  size?: ProseSize;
  /** Whether the first paragraph is larger. */
  led?: boolean;
}

/** Styles for running text: paragraphs, headings, lists, tables, quotes, links and code. */
export function Prose({ size, led = false, className, ...rest }: ProseProps) {
  const known = oneOf("Prose", "size", size, proseSizes, "md");
  return (
    <div
      {...rest}
      className={clsx(styles.prose, known === "lg" && styles.lg, led && styles.led, className)}
    />
  );
}
