import { home } from "../../../content/pages/home.ts";
import { outlinedNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NextStep } from "../../document/sections/next-step.tsx";
import { Steps } from "../../document/sections/steps.tsx";
import { CaseStrip } from "../cases/strip.tsx";
import { ThursdayStrip } from "../newsletter/thursday-strip.tsx";
import { HomeArticle } from "./article.tsx";
import { HomeGround } from "./ground.tsx";
import { HomeHero } from "./hero.tsx";
import { HomeWorkshop } from "./workshop.tsx";

export const meta = pageMeta(home.head);

export const layout = { depth: "−64 m", navbar: outlinedNavbar } satisfies PageLayout;

export default function Home() {
  return (
    <>
      <HomeHero />
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
