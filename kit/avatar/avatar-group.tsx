import clsx from "clsx";
import type { ComponentProps } from "react";
import { Avatar, type AvatarSize } from "./avatar.tsx";
import styles from "./avatar-group.module.css";

export interface AvatarGroupProps extends Omit<ComponentProps<"ul">, "children"> {
  /** What they have in common, for readers of the page. */
  label: string;
  /** From front to back; one without an image shows initials. */
  people: readonly { name: string; image?: string }[];
  /** Of each of them. */
  size?: AvatarSize;
  /** How many more there are than are shown. */
  more?: number;
}

/** Portraits that overlap: who is in it, at a glance. */
export function AvatarGroup({ label, people, size = "md", more = 0, className, ...rest }: AvatarGroupProps) {
  return (
    <ul aria-label={label} {...rest} className={clsx(styles.group, className)}>
      {people.map(({ name, image }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
        <li key={index}>
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
