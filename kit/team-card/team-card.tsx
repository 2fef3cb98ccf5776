import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { type SocialLink, SocialLinks, type SocialLinksProps } from "../social/social-links.tsx";
import titles from "../title.module.css";
import styles from "./team-card.module.css";

export interface TeamCardProps
  extends Pick<SocialLinksProps, "words">,
    Omit<ComponentProps<"article">, "children"> {
  /** The person's name, which is also part of the accessible names of the links. */
  name: string;
  /** The role. */
  position: ReactNode;
  /** A sentence about the person. */
  description?: ReactNode;
  /** The URL of the portrait. */
  image: string;
  /** Links to profiles. */
  socials?: readonly SocialLink[];
  /** The level of the heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A member of the team. */
export function TeamCard({ name, position, description, image, socials, ...more }: TeamCardProps) {
  const { titleAs: Title = "h3", words, className, ...rest } = more;
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <img src={image} alt="" width="240" height="240" loading="lazy" />
      <Title className={clsx(titles.title, titles.large)}>{name}</Title>
      <p className={clsx(titles.label, styles.position)}>{position}</p>
      {description && <p className={styles.description}>{description}</p>}
      {socials && <SocialLinks of={name} socials={socials} words={words} />}
    </article>
  );
}
