import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";

const variants = ["gradient", "contained", "outline"] as const;
const colors = ["primary", "info", "success", "dark"] as const;

export default function ButtonVariants() {
  return variants.map((variant) => (
    <div className={layout.row} key={variant}>
      <span className={layout.label}>{variant}</span>
      {colors.map((color) => (
        <Button key={color} variant={variant} color={color}>
          Lower the drill
        </Button>
      ))}
    </div>
  ));
}
