import { AboutHero } from "./hero.tsx";
import { NewsletterCard } from "./newsletter-card.tsx";

export const islands = { AboutHero, NewsletterCard };
