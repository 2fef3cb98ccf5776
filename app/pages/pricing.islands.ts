import { PricingPlans } from "./pricing-plans.tsx";
import { PricingSlides } from "./pricing-slides.tsx";
import { PricingStories } from "./pricing-stories.tsx";

export const islands = { PricingSlides, PricingPlans, PricingStories };
