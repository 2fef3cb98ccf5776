import { pricing } from "../../content/pricing.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import { PricingFeatures } from "./pricing-features.tsx";
import { PricingLifetime } from "./pricing-lifetime.tsx";
import { PricingPlans } from "./pricing-plans.tsx";
import { PricingQuestions } from "./pricing-questions.tsx";
import { PricingSlides } from "./pricing-slides.tsx";
import { PricingStories } from "./pricing-stories.tsx";

export const meta = () => [
  { title: `Pricing: ${site.name}` },
  { name: "description", content: pricing.description },
];

export const handle = {
  hydrate: true,
  depth: "−72 m",
  navbar: { transparent: true, action: { variant: "outline", color: "white" } },
} satisfies PageHandle;

/** A demo page: three depths to pay for, seen as three cores. */
export default function Pricing() {
  return (
    <>
      <PricingSlides />
      <PricingFeatures />
      <PricingPlans />
      <PricingLifetime />
      <PricingStories />
      <PricingQuestions />
    </>
  );
}
