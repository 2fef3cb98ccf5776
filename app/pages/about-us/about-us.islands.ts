import { NewsletterCard } from "./newsletter-card.tsx";

export const islands = { NewsletterCard };
