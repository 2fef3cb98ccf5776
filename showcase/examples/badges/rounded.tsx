import { Badge } from "../../../kit/badge/badge.tsx";
import { Row } from "../../../kit/row/row.tsx";

const variants = ["fill", "gradient"] as const;

export default function RoundedBadges() {
  return variants.map((variant) => (
    <Row key={variant} label={variant}>
      <Badge rounded variant={variant} color="info">
        4 cores
      </Badge>
      <Badge rounded variant={variant} color="secondary">
        12
      </Badge>
      <Badge rounded variant={variant} color="danger">
        99+
      </Badge>
    </Row>
  ));
}
