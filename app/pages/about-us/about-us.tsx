import dan from "drawing:portrait-dan";
import nell from "drawing:portrait-nell";
import ruth from "drawing:portrait-ruth";
import tess from "drawing:portrait-tess";
import { about } from "../../../content/pages/about-us.ts";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import { place } from "../../../contract/company-facts.ts";
import { Button } from "../../../kit/button/button.tsx";
import { HorizontalTeamCard } from "../../../kit/horizontal-team-card/horizontal-team-card.tsx";
import { TypedHeadline } from "../../../kit/typed-headline/typed-headline.tsx";
import { site } from "../../../site.config.ts";
import { Island } from "../../browser/island.tsx";
import type { PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { NextStep } from "../../document/sections/next-step.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Steps } from "../../document/sections/steps.tsx";
import { CaseStrip } from "../cases/strip.tsx";
import { islands } from "./about-us.islands.ts";
import styles from "./about-us.module.css";
import { AboutStack } from "./stack.tsx";
import typeHeadline from "./type-headline.ts?worker&url";

export const meta = pageMeta(about.head);

export const layout = {
  hydrate: "app/pages/about-us/about-us.islands",
  depth: "−56 m",
  navbar: { sticky: true, action: { variant: "outline", color: "dark" } },
} satisfies PageLayout;

export default function AboutUs() {
  const { company, letter } = about;
  return (
    <>
      <div className={`container ${styles.opening}`}>
        <div className={styles.hero}>
          <PageHead
            className={styles.words}
            {...about}
            title={<TypedHeadline phrases={about.phrases}>{about.headline}</TypedHeadline>}
          >
            <p className={`actions ${styles.ways}`}>
              <Button href={addresses.contact} color="success" variant="gradient" size="lg">
                {about.describe}
              </Button>
              <Button href={addresses.services} color="dark" variant="outline" size="lg">
                {about.seeServices}
              </Button>
            </p>
          </PageHead>
          <script type="module" src={typeHeadline} />
        </div>
        <AboutStack />
        <section className={styles.company} aria-labelledby="company">
          <GroundLabel {...company.ground} />
          <h2 id="company">{company.title}</h2>
          <p>
            {site.legalName} {company.works} {place}.
          </p>
          <p>{company.text}</p>
          <AboutPeople />
        </section>
      </div>
      <Steps id="work" {...about.work} />
      <CaseStrip page="about" />
      <HeadedSection
        id="newsletter"
        ground={letter.ground}
        title={newsletter.title}
        text={newsletter.description}
        wide
        className={styles.letter}
      >
        <div>
          <Island in={islands} name="NewsletterCard" props={{ page: "about" }} />
        </div>
      </HeadedSection>
      <NextStep besideForm onFooter />
    </>
  );
}

const drawn = { dan, nell, ruth, tess };

/** The people listed in `site.config.ts`. */
function AboutPeople() {
  if (site.people.length === 0) return null;
  return (
    <ul className={styles.people}>
      {site.people.map(({ name, role, about, portrait }) => (
        <li key={name}>
          <HorizontalTeamCard
            className={styles.card}
            image={"photo" in portrait ? portrait.photo : drawn[portrait.drawn].src}
            profile={{ name }}
            position={{ label: role }}
            description={about}
          />
        </li>
      ))}
    </ul>
  );
}
