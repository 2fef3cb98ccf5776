import bedrockEdge from "drawing:bedrock-edge";
import bedrockHatch from "drawing:bedrock-hatch";
import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import { faStackOverflow } from "@fortawesome/free-brands-svg-icons/faStackOverflow";
import { footerMenus } from "../../content/menus.ts";
import { addresses } from "../../contract/addresses.ts";
import { Footer } from "../../kit/footer/footer.tsx";
import { Year } from "../../kit/footer/year.tsx";
import { BrandMark } from "../../kit/social/brand-mark.tsx";
import { site } from "../../site.config.ts";
import { Logo } from "./logo.tsx";
import type { PageLayout } from "./page-layout.ts";
import styles from "./site-footer.module.css";
import { ThemeSwitch } from "./theme-switch.tsx";

const marks = { github: faGithub, linkedin: faLinkedinIn, stackoverflow: faStackOverflow };

/** The kit's footer with the company's content. */
export function SiteFooter({ depth, edge }: Required<Pick<PageLayout, "depth" | "edge">>) {
  return (
    <div className={styles.bedrock}>
      {edge === "depth" && (
        <img className={`screen-only ${styles.edge}`} {...bedrockEdge} alt="" loading="lazy" />
      )}
      <div className={styles.rock}>
        <img className={`screen-only ${styles.hatch}`} {...bedrockHatch} alt="" loading="lazy" />
        <div className={`container ${styles.inside}`}>
          <Footer
            variant="detailed"
            above={
              site.brand.groundLabels && (
                <p className={`depth screen-only ${styles.depth}`} aria-hidden="true">
                  <b>{depth}</b> bedrock
                </p>
              )
            }
            brand={{
              name: site.name,
              logo: (
                <span className={styles.logo}>
                  <Logo onRock />
                </span>
              ),
              href: addresses.presentation,
            }}
            description={site.description}
            socials={site.social.map(({ network, label, href }) => ({
              icon: <BrandMark icon={marks[network]} />,
              label,
              href,
            }))}
            menus={footerMenus}
          >
            <div className={`spread ${styles.end}`}>
              <p>
                © <Year /> {site.legalName}
              </p>
              <ThemeSwitch />
              <p className={styles.phone}>
                <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
              </p>
            </div>
          </Footer>
        </div>
      </div>
    </div>
  );
}
