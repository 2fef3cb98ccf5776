import { NewsletterCard } from "../newsletter/newsletter-card.tsx";
import { AboutHero } from "./about-hero.tsx";

export const islands = { AboutHero, NewsletterCard };
