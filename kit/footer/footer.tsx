import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { NewTabNote } from "../new-tab-note.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import { elsewhere, type SocialLink, SocialLinks, type SocialLinksProps } from "../social/social-links.tsx";
import styles from "./footer.module.css";

export const footerVariants = ["detailed", "default", "centered"] as const;

/** A list of links with a heading. */
export interface FooterMenu {
  /** The heading, and the accessible name of the list. */
  name: string;
  /** The links. A link to another site opens in a new tab. */
  items: readonly { name: ReactNode; href: string }[];
}

/** `className` and `style` go to the background, other props to the `footer`. */
export interface FooterProps extends Pick<SocialLinksProps, "words">, ComponentProps<"footer"> {
  /** The name and the logo of the site's owner, and the URL to which they link. */
  brand: { name: string; logo?: ReactNode; href: string };
  /** Links to the company's profiles. */
  socials?: readonly SocialLink[];
  /** Lists of links with headings. */
  menus?: readonly FooterMenu[];
  /**
   * `default` has the company beside the menus; `detailed` has a dark background and a description; `centered` has a
   * single line of links.
   */
  variant?: (typeof footerVariants)[number];
  /** The accessible name of the menus; must be unique if a page has two footers. */
  label?: string;
  /** A description of the company, shown only in the `detailed` variant. */
  description?: ReactNode;
  /** The first line of the footer, shown only in the `detailed` variant. */
  above?: ReactNode;
  /** The last line of the footer, with the copyright notice. */
  children?: ReactNode;
}

/** The footer of a page. */
export function Footer({ brand, socials, menus = [], label = "Footer", ...more }: FooterProps) {
  const { variant: given, description, above, words, className, style, children, ...rest } = more;
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
          {socials && <SocialLinks of={brand.name} socials={socials} words={words} />}
        </div>
        {menus.length > 0 && (
          <nav aria-label={label} className={styles.menus}>
            {menus.map(({ name, items }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same name
              <div key={index}>
                <p className={styles.name}>{name}</p>
                <ul aria-label={name}>
                  {items.map(({ name, href }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a name may be an element
                    <li key={index}>
                      {elsewhere.test(href) ? (
                        <a href={href} target="_blank" rel="noopener noreferrer">
                          {ownText(name)}
                          <NewTabNote words={words} />
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
