import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import styles from "./logo-strip.module.css";

export const logoStripVariants = ["row", "grid"] as const;

/** `className` and `style` go to the list, all else that is not named here to the element around it. */
export interface LogoStripProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whose they are: "Some of the brands". */
  label: string;
  /** Each with the name that it stands for. */
  logos: readonly { name: string; logo: ReactNode /** What they do. */; note?: ReactNode }[];
  /** `row`: beside each other as far as there is room; `grid`: in fields with hairlines between them. */
  variant?: (typeof logoStripVariants)[number];
}

/** The marks of others. */
export function LogoStrip({ label, logos, variant, className, style, ...rest }: LogoStripProps) {
  return (
    <div {...rest} className={styles.frame}>
      <ul
        aria-label={label}
        style={style}
        className={clsx(styles[oneOf("LogoStrip", "variant", variant, logoStripVariants, "row")], className)}
      >
        {logos.map(({ logo, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={index}>
            {ownText(logo)}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
