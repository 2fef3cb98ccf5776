import { footerMenus } from "../content/menus.ts";
import { site } from "../site.config.ts";
import { addresses } from "./addresses.ts";
import bedrockEdge from "./art/drawn/bedrock-edge.svg?picture";
import bedrockHatch from "./art/drawn/bedrock-hatch.svg?picture";
import { Logo } from "./art/logo.tsx";
import styles from "./site-footer.module.css";
import { ThemeSwitch } from "./theme-switch.tsx";
import { NewTabNote } from "./ui/new-tab-note.tsx";
import { SocialMark } from "./ui/social-mark.tsx";
import { Year } from "./ui/year.tsx";

/** Bedrock: the end of every page. `depth` is how far down that is; `edge` tears it off from the page above. */
export function SiteFooter({ depth, edge }: { depth: string; edge: boolean }) {
  return (
    <footer className={styles.footer}>
      {edge && <img className={styles.edge} {...bedrockEdge} alt="" loading="lazy" />}
      <div className={styles.rock}>
        <img className={styles.hatch} {...bedrockHatch} alt="" loading="lazy" />
        <div className={`container ${styles.inside}`}>
          <p className={`depth ${styles.depth}`}>
            <b>{depth}</b> bedrock
          </p>
          <div className={styles.company}>
            <a className={styles.brand} href={addresses.presentation}>
              <Logo onRock />
              {site.name}
            </a>
            <p className={styles.description}>{site.description}</p>
            <ul className={styles.social}>
              {site.social.map(({ network, label, href }) => (
                <li key={network}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    <SocialMark network={network} />
                    <span className="visually-hidden">{label} (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {footerMenus.map(({ name, items }) => (
            <nav key={name} aria-label={name} className={styles.menu}>
              <h2>{name}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.label}>
                    {"route" in item ? (
                      <a href={addresses[item.route]}>{item.label}</a>
                    ) : (
                      <a href={item.href} target="_blank" rel="noopener noreferrer">
                        {item.label}
                        <NewTabNote />
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.end}>
            <p>
              © <Year /> {site.legalName}
            </p>
            <ThemeSwitch />
            <p className={styles.phone}>
              <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
