import { Badge } from "../../../ui/badge/badge.tsx";
import { Row } from "../../../ui/row/row.tsx";

const variants = ["fill", "gradient"] as const;

export default function BadgeVariants() {
  return variants.map((variant) => (
    <Row key={variant} label={variant}>
      <Badge variant={variant}>Sealed</Badge>
      <Badge variant={variant} color="warning">
        Awaiting steel
      </Badge>
      <Badge variant={variant} color="danger">
        Flooded
      </Badge>
    </Row>
  ));
}
