import fault from "drawing:log-fault";
import fossil from "drawing:log-fossil";
import strata from "drawing:log-strata";
import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { HeadedSection } from "../../app/document/sections/headed-section.tsx";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { addresses } from "../../contract/addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./desktop-app.module.css";
import { DesktopAppDownloads } from "./downloads.tsx";
import { DesktopAppHero } from "./hero.tsx";
import { DesktopAppKeys } from "./keys.tsx";
import { DesktopAppNotes } from "./notes.tsx";

const pictures = { strata, fault, fossil };

export const meta = pageMeta(desktopApp.head);

export const layout = { depth: "−80 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A sample page: an app that shows log entries as layers of ground. Its window is in front of a drawing of the ground. */
export default function DesktopApp() {
  const { features, end } = desktopApp;
  return (
    <>
      <DesktopAppHero />
      <section className={`container ${styles.features}`} aria-labelledby="features">
        <SectionHeading id="features" {...features} className={styles.heading} />
        {features.items.map(({ picture, title, text }) => (
          <article key={picture} className={styles[picture]}>
            <img {...pictures[picture]} alt="" loading="lazy" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </section>
      <DesktopAppKeys />
      <DesktopAppDownloads />
      <DesktopAppNotes />
      <HeadedSection id="end" ground={end.ground} title={end.title} wide className={styles.end}>
        <div className={styles.words}>
          <p>{end.text}</p>
          <div className={`actions ${styles.actions}`}>
            <Button href="#download" color="success" variant="gradient">
              {end.download}
            </Button>
            <Button href={addresses.contact} color="dark" variant="outline">
              {end.contact}
            </Button>
          </div>
        </div>
      </HeadedSection>
    </>
  );
}
