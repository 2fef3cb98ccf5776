import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { NewTabNote } from "../new-tab-note.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import { elsewhere, type SocialLink, SocialLinks } from "../social/social-links.tsx";
import styles from "./footer.module.css";

export const footerVariants = ["detailed", "default", "centered"] as const;

/** A list of links under a heading. */
export interface FooterMenu {
  /** Stands over its links, and names them. */
  name: string;
  /** An address of another site opens in a new tab. */
  items: readonly { name: ReactNode; href: string }[];
}

/** `className` and `style` go to the ground of it all, all else that is not named here to the `footer`. */
export interface FooterProps extends ComponentProps<"footer"> {
  /** Whose site it is: name, mark, and where they lead. */
  brand: { name: string; logo?: ReactNode; href: string };
  /** The company's pages elsewhere. */
  socials?: readonly SocialLink[];
  /** Lists of links, each under a heading. */
  menus?: readonly FooterMenu[];
  /** `detailed`: on rock, with what the company says of itself; `centered`: one line of links. */
  variant?: (typeof footerVariants)[number];
  /** Of all the menus together; two footers on one page need two. */
  label?: string;
  /** What the company says of itself, in `detailed`. */
  description?: ReactNode;
  /** A line above all, in `detailed`. */
  above?: ReactNode;
  /** The last line: whose site it is, and since when. */
  children?: ReactNode;
}

/** The end of a page: who it was, and the ways on. */
export function Footer({ brand, socials, menus = [], label = "Footer", ...more }: FooterProps) {
  const { variant: given, description, above, className, style, children, ...rest } = more;
  const variant = oneOf("Footer", "variant", given, footerVariants, "default");
  return (
    <footer {...rest} className={styles.frame}>
      <div style={style} className={clsx(styles.footer, styles[variant], className)}>
        {variant === "detailed" && ownText(above)}
        <div className={styles.company}>
          <a className={styles.brand} href={brand.href}>
            {ownText(brand.logo)}
            <span>{brand.name}</span>
          </a>
          {variant === "detailed" && description && <p className={styles.description}>{description}</p>}
          {socials && <SocialLinks of={brand.name} socials={socials} />}
        </div>
        {menus.length > 0 && (
          <nav aria-label={label} className={styles.menus}>
            {menus.map(({ name, items }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
              <div key={index}>
                <p className={styles.name}>{name}</p>
                <ul aria-label={name}>
                  {items.map(({ name, href }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a name may be an element
                    <li key={index}>
                      {elsewhere.test(href) ? (
                        <a href={href} target="_blank" rel="noopener noreferrer">
                          {ownText(name)}
                          <NewTabNote />
                        </a>
                      ) : (
                        <a href={href}>{name}</a>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </footer>
  );
}
