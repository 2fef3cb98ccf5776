import clsx from "clsx";
import type { ComponentProps } from "react";
import { oneOf } from "../option-set.ts";
import titles from "../title.module.css";
import styles from "./text.module.css";

export const textLooks = ["lead", "body", "small", "caption", "mono", "label", "depth"] as const;

export interface TextProps extends ComponentProps<"p"> {
  /**
   * The style. `lead`, `body`, `small` and `caption` are for text, from large to small; `mono` is for data, `label` for
   * small labels, and `depth` for labels with a short coloured line before them.
   */
  look?: (typeof textLooks)[number];
}

/** A paragraph in one of the site's text styles. */
export function Text({ look, className, ...rest }: TextProps) {
  const known = oneOf("Text", "look", look, textLooks, "body");
  return (
    <p
      {...rest}
      className={clsx((known === "label" || known === "depth") && titles.label, styles[known], className)}
    />
  );
}
