import { PricingPlans } from "./plans.tsx";
import { PricingSlides } from "./slides.tsx";
import { PricingStories } from "./stories.tsx";

export const islands = { PricingSlides, PricingPlans, PricingStories };
