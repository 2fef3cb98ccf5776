import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import titles from "../title.module.css";
import styles from "./info-card.module.css";

export interface InfoCardProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The heading. */
  title: ReactNode;
  /** A sentence below the heading. */
  description: ReactNode;
  /** An icon above the title, hidden from screen readers. */
  icon?: IconName;
  /** A link below the description. */
  action?: { href: string; label: ReactNode };
  /** The element of the title: a heading, or a paragraph if the card does not start a section. */
  titleAs?: "h2" | "h3" | "h4" | "p";
}

/** A short fact with an explanation. */
export function InfoCard({ title, description, icon, action, ...more }: InfoCardProps) {
  const { titleAs: Title = "h3", className, ...rest } = more;
  return (
    <div {...rest} className={clsx(styles.card, className)}>
      {icon && <Icon name={icon} />}
      <Title className={clsx(titles.title, titles.medium)}>{title}</Title>
      <p className={styles.description}>{description}</p>
      {action && <a href={action.href}>{action.label}</a>}
    </div>
  );
}
