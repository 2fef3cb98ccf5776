import { NewsletterCard } from "../newsletter/card.tsx";
import { AboutHero } from "./hero.tsx";

export const islands = { AboutHero, NewsletterCard };
