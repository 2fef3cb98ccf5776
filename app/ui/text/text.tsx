import type { ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./text.module.css";

export const textLooks = ["lead", "body", "small", "caption", "mono", "label", "depth"] as const;

export interface TextProps {
  /** `mono` is data, `label` small and quiet, `depth` a label after a garnet tick. */
  look?: (typeof textLooks)[number];
  children: ReactNode;
}

/** A paragraph in one of the sizes of the site. */
export function Text({ look, children }: TextProps) {
  return <p className={styles[oneOf("Text", "look", look, textLooks, "body")]}>{children}</p>;
}
