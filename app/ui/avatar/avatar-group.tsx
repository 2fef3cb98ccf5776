import { Avatar, type AvatarSize } from "./avatar.tsx";
import styles from "./avatar-group.module.css";

export interface AvatarGroupProps {
  /** What they have in common, for readers of the page. */
  label: string;
  people: readonly { name: string; image?: string }[];
  size?: AvatarSize;
  /** How many more there are than are shown. */
  more?: number;
}

/** Portraits that overlap: who is in it, at a glance. */
export function AvatarGroup({ label, people, size = "md", more = 0 }: AvatarGroupProps) {
  return (
    <ul aria-label={label} className={styles.group}>
      {people.map(({ name, image }) => (
        <li key={name}>
          <Avatar image={image} alt={name} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Avatar alt={`and ${more} more`} initials={`+${more}`} size={size} />
        </li>
      )}
    </ul>
  );
}
