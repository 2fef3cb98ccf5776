import { Badge } from "../../../kit/badge/badge.tsx";
import { Row } from "../../../kit/row/row.tsx";

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
