import type { ReactNode } from "react";
import { checkOption } from "./option-set.ts";
import styles from "./text.module.css";

export const textLooks = ["lead", "body", "small", "caption", "mono", "label", "depth"] as const;

export interface TextProps {
  /** `mono` is data, `label` small and quiet, `depth` a label after a garnet tick. */
  look?: (typeof textLooks)[number];
  children: ReactNode;
}

/** A paragraph in one of the sizes of the site. */
export function Text({ look = "body", children }: TextProps) {
  checkOption("Text", "look", look, textLooks);
  return <p className={styles[look]}>{children}</p>;
}
