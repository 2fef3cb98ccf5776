import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Badge, type BadgeColor } from "../badge/badge.tsx";
import titles from "../title.module.css";
import styles from "./horizontal-team-card.module.css";

export interface HorizontalTeamCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** The URL of the portrait. */
  image: string;
  /** The name, and the URL of the person's page. */
  profile: { name: ReactNode; href?: string };
  /** The role. With a colour it is a badge. */
  position: { label: ReactNode; color?: BadgeColor };
  /** A sentence about the person. */
  description: ReactNode;
  /** The level of the heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A person, with the portrait beside the text. */
export function HorizontalTeamCard({ image, profile, position, ...more }: HorizontalTeamCardProps) {
  const { description, titleAs: Title = "h3", className, ...rest } = more;
  return (
    <article {...rest} className={clsx(titles.linked, styles.card, className)}>
      <img src={image} alt="" width="240" height="240" loading="lazy" />
      <div className={styles.words}>
        <Title className={clsx(titles.title, titles.large, styles.name)}>
          {profile.href ? <a href={profile.href}>{profile.name}</a> : profile.name}
        </Title>
        {position.color ? (
          <p>
            <Badge color={position.color}>{position.label}</Badge>
          </p>
        ) : (
          <p className={titles.label}>{position.label}</p>
        )}
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}
