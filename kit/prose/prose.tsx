import clsx from "clsx";
import type { ComponentProps } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./prose.module.css";

export const proseSizes = ["md", "lg"] as const;

export type ProseSize = (typeof proseSizes)[number];

export interface ProseProps extends ComponentProps<"div"> {
  /** `lg` is for a page that is read from end to end. */
  size?: ProseSize;
  /** The first paragraph is set larger and leads into the others. */
  led?: boolean;
}

/** Running text: paragraphs, headings, lists, terms, tables, quotes, links, words and lines of code. */
export function Prose({ size, led = false, className, ...rest }: ProseProps) {
  const known = oneOf("Prose", "size", size, proseSizes, "md");
  return (
    <div
      {...rest}
      className={clsx(styles.prose, known === "lg" && styles.lg, led && styles.led, className)}
    />
  );
}
