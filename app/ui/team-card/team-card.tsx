import { type SocialLink, SocialLinks } from "../social/social-links.tsx";
import styles from "./team-card.module.css";

export interface TeamCardProps {
  name: string;
  position: string;
  description?: string;
  image: string;
  socials?: readonly SocialLink[];
  titleAs?: "h2" | "h3" | "h4";
}

/** Somebody who works here. */
export function TeamCard({
  name,
  position,
  description,
  image,
  socials,
  titleAs: Title = "h3",
}: TeamCardProps) {
  return (
    <article className={styles.card}>
      <img src={image} alt="" width="240" height="240" loading="lazy" />
      <Title className={styles.name}>{name}</Title>
      <p className={styles.position}>{position}</p>
      {description && <p className={styles.description}>{description}</p>}
      {socials && <SocialLinks of={name} socials={socials} />}
    </article>
  );
}
