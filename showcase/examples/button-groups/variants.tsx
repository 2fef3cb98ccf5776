import { Button } from "../../../kit/button/button.tsx";
import { ButtonGroup } from "../../../kit/button-group/button-group.tsx";
import layout from "../../../kit/layout.module.css";

const variants = ["gradient", "contained", "outline"] as const;

export default function ButtonGroupVariants() {
  return variants.map((variant) => (
    <div className={layout.row} key={variant}>
      <span className={layout.label}>{variant}</span>
      <ButtonGroup label={`Move the drill, ${variant}`}>
        {["Up", "Hold", "Down"].map((word) => (
          <Button key={word} variant={variant} color="dark">
            {word}
          </Button>
        ))}
      </ButtonGroup>
    </div>
  ));
}
