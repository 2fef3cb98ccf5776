import { Badge } from "../../../kit/badge/badge.tsx";
import layout from "../../../kit/layout.module.css";

const variants = ["fill", "gradient"] as const;

export default function BadgeVariants() {
  return variants.map((variant) => (
    <div className={layout.row} key={variant}>
      <span className={layout.label}>{variant}</span>
      <Badge variant={variant}>Sealed</Badge>
      <Badge variant={variant} color="warning">
        Awaiting steel
      </Badge>
      <Badge variant={variant} color="danger">
        Flooded
      </Badge>
    </div>
  ));
}
