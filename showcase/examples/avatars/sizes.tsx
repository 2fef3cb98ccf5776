import { Avatar } from "../../../kit/avatar/avatar.tsx";
import layout from "../../../kit/layout.module.css";

export default function AvatarSizes() {
  return (
    <div className={layout.row}>
      <Avatar size="xs" alt="Mira Castellanos" image="/samples/portrait-mira.svg" />
      <Avatar size="sm" alt="Jun Watanabe" image="/samples/portrait-jun.svg" />
      <Avatar size="md" alt="Amara Diallo" image="/samples/portrait-amara.svg" />
      <Avatar size="lg" alt="Otto Brandt" image="/samples/portrait-otto.svg" />
      <Avatar size="xl" alt="Layla Haddad" image="/samples/portrait-layla.svg" />
      <Avatar size="xxl" alt="Tomas Lindqvist" image="/samples/portrait-tomas.svg" />
    </div>
  );
}
