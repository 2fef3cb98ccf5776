import { Avatar } from "../../../kit/avatar/avatar.tsx";
import layout from "../../../kit/layout.module.css";

export default function AvatarInitials() {
  return (
    <div className={layout.row}>
      <Avatar size="xs" alt="Mira Castellanos" />
      <Avatar size="sm" alt="Jun Watanabe" />
      <Avatar size="md" alt="Ines Calder" />
      <Avatar size="lg" alt="Harpreet Gill" />
      <Avatar size="xl" alt="Ana de la Cruz" />
      <Avatar size="xxl" alt="Rig 2" initials="R2" />
    </div>
  );
}
