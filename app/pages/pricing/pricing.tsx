import granite from "drawing:granite-tile";
import { preload } from "react-dom";
import { pricing } from "../../../content/pages/pricing.ts";
import { Island } from "../../browser/island.tsx";
import type { PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { NextStep } from "../../document/sections/next-step.tsx";
import { Questions } from "../../document/sections/questions.tsx";
import { PricingFeatures } from "./features.tsx";
import { PricingLifetime } from "./lifetime.tsx";
import { islands } from "./pricing.islands.ts";
import styles from "./pricing.module.css";

const { questions } = pricing;
const { modified } = questions;

export const meta = pageMeta(pricing.head);

export const layout = {
  hydrate: "app/pages/pricing/pricing.islands",
  // Waits for all slides: their buttons come first, but are drawn below them.
  paintsAfter: "about",
  depth: "−72 m",
  navbar: { transparent: true, action: { variant: "outline", color: "white" } },
} satisfies PageLayout;

/** A sample page with three plans, drawn as three cores. */
export default function Pricing() {
  // Preloads the slides' background: only CSS refers to it, so the browser would otherwise find it only after layout.
  preload(granite.src, { as: "image", type: "image/svg+xml" });
  return (
    <>
      <Island in={islands} name="PricingSlides" />
      <PricingFeatures />
      <Island in={islands} name="PricingPlans" />
      <PricingLifetime />
      <Island in={islands} name="PricingStories" />
      <HeadedSection
        id="questions"
        {...questions}
        under={
          <p className="mono">
            {modified.label} <time dateTime={modified.machine}>{modified.shown}</time>
          </p>
        }
        wide
        className={styles.questions}
      >
        <Questions items={questions.items} />
      </HeadedSection>
      <NextStep onFooter />
    </>
  );
}
