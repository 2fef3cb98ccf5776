import { Badge, type BadgeProps } from "../../kit/badge/badge.tsx";

export default function Specimen(options: Partial<BadgeProps>) {
  return <Badge {...options}>Drilled</Badge>;
}
