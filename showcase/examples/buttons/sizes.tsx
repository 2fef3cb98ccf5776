import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";

const sizes = ["sm", "md", "lg"] as const;

// One colour, three sizes. On a phone, use buttons that are at least 44 px high.
export default function ButtonSizes() {
  return (["gradient", "outline"] as const).map((variant) => (
    <div className={layout.row} key={variant}>
      <span className={layout.label}>{variant}</span>
      {sizes.map((size) => (
        <Button key={size} variant={variant} color="info" size={size}>
          Open the valve
        </Button>
      ))}
    </div>
  ));
}
