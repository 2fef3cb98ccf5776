import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./info-card.module.css";

export interface InfoCardProps {
  title: string;
  description: string;
  icon?: IconName;
  /** Where it leads, if it leads anywhere. */
  action?: { route: string; label: string };
  /** Which element the title is: a heading where the card begins something of its own. */
  titleAs?: "h2" | "h3" | "h4" | "p";
}

/** A fact and the sentence behind it. */
export function InfoCard({ title, description, icon, action, titleAs: Title = "h3" }: InfoCardProps) {
  return (
    <div className={styles.card}>
      {icon && <Icon name={icon} />}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.description}>{description}</p>
      {action && <a href={action.route}>{action.label}</a>}
    </div>
  );
}
