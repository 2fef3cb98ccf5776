import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import titles from "../title.module.css";
import styles from "./info-card.module.css";

export interface InfoCardProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The fact. */
  title: ReactNode;
  /** The sentence behind it. */
  description: ReactNode;
  /** A sign over the title. It never speaks by itself. */
  icon?: IconName;
  /** Where it leads, if it leads anywhere. */
  action?: { href: string; label: ReactNode };
  /** Which element the title is: a heading where the card begins something of its own. */
  titleAs?: "h2" | "h3" | "h4" | "p";
}

/** A fact and the sentence behind it. */
export function InfoCard({ title, description, icon, action, ...more }: InfoCardProps) {
  const { titleAs: Title = "h3", className, ...rest } = more;
  return (
    <div {...rest} className={clsx(styles.card, className)}>
      {icon && <Icon name={icon} />}
      <Title className={clsx(titles.title, styles.title)}>{title}</Title>
      <p className={styles.description}>{description}</p>
      {action && <a href={action.href}>{action.label}</a>}
    </div>
  );
}
