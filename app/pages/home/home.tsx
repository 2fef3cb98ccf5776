import { home } from "../../../content/pages/home.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { site } from "../../../site.config.ts";
import { outlinedNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NextStep } from "../../document/sections/next-step.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Steps } from "../../document/sections/steps.tsx";
import { CaseStrip } from "../cases/strip.tsx";
import { ThursdayStrip } from "../newsletter/thursday-strip.tsx";
import { HomeArticle } from "./article.tsx";
import { HomeGround } from "./ground.tsx";
import styles from "./home.module.css";
import { HomeWorkshop } from "./workshop.tsx";

export const meta = pageMeta(home.head);

export const layout = { depth: "−64 m", navbar: outlinedNavbar } satisfies PageLayout;

export default function Home() {
  return (
    <>
      <PageHead className={`container ${styles.hero}`} {...home} title={site.tagline}>
        <p className={`actions ${styles.ways}`}>
          <Button href={addresses.contact} color="success" variant="gradient" size="lg">
            {home.describe}
          </Button>
          <Button href={addresses.services} color="dark" variant="outline" size="lg">
            {home.seeServices}
          </Button>
        </p>
      </PageHead>
      <HomeGround />
      <HomeWorkshop />
      <Steps id="jobs" numbered={false} {...home.jobs} />
      <CaseStrip page="home" />
      <NextStep />
      <HomeArticle />
      <ThursdayStrip page="home" />
    </>
  );
}
