import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./logo-strip.module.css";

export const logoStripVariants = ["row", "grid"] as const;

export interface LogoStripProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whose they are: "Some of the brands". */
  label: string;
  /** Each with the name that it stands for. */
  logos: readonly { name: string; logo: ReactNode /** What they do. */; note?: ReactNode }[];
  /** `row`: beside each other as far as there is room; `grid`: in fields with hairlines between them. */
  variant?: (typeof logoStripVariants)[number];
}

/** The marks of others. */
export function LogoStrip({ label, logos, variant, className, ...rest }: LogoStripProps) {
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <ul
        aria-label={label}
        className={styles[oneOf("LogoStrip", "variant", variant, logoStripVariants, "row")]}
      >
        {logos.map(({ name, logo, note }) => (
          <li key={name}>
            {logo}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
