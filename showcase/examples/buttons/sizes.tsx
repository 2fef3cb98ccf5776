import { Button } from "../../../kit/button/button.tsx";
import { Row } from "../../../kit/row/row.tsx";

const sizes = ["sm", "md", "lg"] as const;

// One colour, three sizes. 44 px is the smallest we put on a phone.
export default function ButtonSizes() {
  return (["gradient", "outline"] as const).map((variant) => (
    <Row key={variant} label={variant}>
      {sizes.map((size) => (
        <Button key={size} variant={variant} color="info" size={size}>
          Open the valve
        </Button>
      ))}
    </Row>
  ));
}
