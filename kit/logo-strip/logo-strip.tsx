import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import styles from "./logo-strip.module.css";

export const logoStripVariants = ["row", "grid"] as const;

/** `className` and `style` go to the list, other props to the outer element. */
export interface LogoStripProps extends Omit<ComponentProps<"div">, "children"> {
  /** The accessible name of the list, such as "Some of the brands". */
  label: string;
  /** The companies with their logos. `note` is a line of text below the logo. */
  logos: readonly { name: string; logo: ReactNode; note?: ReactNode }[];
  /** `row` has the logos side by side; `grid` has cells with thin lines between them. */
  variant?: (typeof logoStripVariants)[number];
}

/** A strip of company logos. */
export function LogoStrip({ label, logos, variant, className, style, ...rest }: LogoStripProps) {
  return (
    <div {...rest} className={styles.frame}>
      <ul
        aria-label={label}
        style={style}
        className={clsx(styles[oneOf("LogoStrip", "variant", variant, logoStripVariants, "row")], className)}
      >
        {logos.map(({ logo, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same name
          <li key={index}>
            {ownText(logo)}
            {note && <p className={titles.label}>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
