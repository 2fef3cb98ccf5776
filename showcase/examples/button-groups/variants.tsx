import { Button } from "../../../kit/button/button.tsx";
import { ButtonGroup } from "../../../kit/button-group/button-group.tsx";
import { Row } from "../../../kit/row/row.tsx";

const variants = ["gradient", "contained", "outline"] as const;

export default function ButtonGroupVariants() {
  return variants.map((variant) => (
    <Row key={variant} label={variant}>
      <ButtonGroup label={`Move the drill, ${variant}`}>
        {["Up", "Hold", "Down"].map((word) => (
          <Button key={word} variant={variant} color="dark">
            {word}
          </Button>
        ))}
      </ButtonGroup>
    </Row>
  ));
}
