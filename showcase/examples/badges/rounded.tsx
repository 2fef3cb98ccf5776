import { Badge } from "../../../kit/badge/badge.tsx";
import layout from "../../../kit/layout.module.css";

const variants = ["fill", "gradient"] as const;

export default function RoundedBadges() {
  return variants.map((variant) => (
    <div className={layout.row} key={variant}>
      <span className={layout.label}>{variant}</span>
      <Badge rounded variant={variant} color="info">
        4 cores
      </Badge>
      <Badge rounded variant={variant} color="secondary">
        12
      </Badge>
      <Badge rounded variant={variant} color="danger">
        99+
      </Badge>
    </div>
  ));
}
