import { pricing } from "../../content/pricing.ts";
import granite from "../art/drawn/granite-tile.svg?picture";
import { Island } from "../island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { islands } from "./pricing.islands.ts";
import { PricingFeatures } from "./pricing-features.tsx";
import { PricingLifetime } from "./pricing-lifetime.tsx";
import { PricingQuestions } from "./pricing-questions.tsx";

export const meta = () => pageMeta(pricing.head);

/** The rock behind the slides, which is named in a stylesheet only: the browser would find it after it has laid out the page. */
export const links = () => [{ rel: "preload", as: "image", href: granite.src, type: "image/svg+xml" }];

export const handle = {
  hydrate: "pages/pricing.islands",
  depth: "−72 m",
  navbar: { transparent: true, action: { variant: "outline", color: "white" } },
} satisfies PageHandle;

/** A demo page: three depths to pay for, seen as three cores. */
export default function Pricing() {
  return (
    <>
      <Island in={islands} name="PricingSlides" />
      <PricingFeatures />
      <Island in={islands} name="PricingPlans" />
      <PricingLifetime />
      <Island in={islands} name="PricingStories" />
      <PricingQuestions />
    </>
  );
}
