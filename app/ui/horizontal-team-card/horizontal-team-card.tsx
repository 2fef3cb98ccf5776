import { Badge, type BadgeColor } from "../badge/badge.tsx";
import styles from "./horizontal-team-card.module.css";

export interface HorizontalTeamCardProps {
  image: string;
  /** Who it is, and where to read more about them. */
  profile: { name: string; link?: string };
  position: { label: string; color: BadgeColor };
  description: string;
  titleAs?: "h2" | "h3" | "h4";
}

/** Somebody who works here, beside their portrait. */
export function HorizontalTeamCard({
  image,
  profile,
  position,
  description,
  ...look
}: HorizontalTeamCardProps) {
  const { titleAs: Title = "h3" } = look;
  return (
    <article className={styles.card}>
      <img src={image} alt="" width="240" height="240" loading="lazy" />
      <div className={styles.words}>
        <Title className={styles.name}>
          {profile.link ? <a href={profile.link}>{profile.name}</a> : profile.name}
        </Title>
        <p>
          <Badge color={position.color}>{position.label}</Badge>
        </p>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}
