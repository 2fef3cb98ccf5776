import { Button } from "../../../ui/button/button.tsx";
import { ButtonGroup } from "../../../ui/button-group/button-group.tsx";
import { Row } from "../../../ui/row/row.tsx";

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
