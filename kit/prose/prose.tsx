import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./prose.module.css";

export interface ProseProps extends ComponentProps<"div"> {
  /** The first paragraph is set larger and leads into the others. */
  led?: boolean;
}

/** Running text: paragraphs, headings, lists, terms, quotes, links, words of code. */
export function Prose({ led = false, className, ...rest }: ProseProps) {
  return <div {...rest} className={clsx(styles.prose, led && styles.led, className)} />;
}
