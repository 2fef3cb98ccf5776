import { Button } from "../../../kit/button/button.tsx";
import { Row } from "../../../kit/row/row.tsx";

const variants = ["gradient", "contained", "outline"] as const;
const colors = ["primary", "info", "success", "dark"] as const;

export default function ButtonVariants() {
  return variants.map((variant) => (
    <Row key={variant} label={variant}>
      {colors.map((color) => (
        <Button key={color} variant={variant} color={color}>
          Lower the drill
        </Button>
      ))}
    </Row>
  ));
}
