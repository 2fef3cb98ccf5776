import { Button } from "../../../kit/button/button.tsx";
import { ButtonGroup } from "../../../kit/button-group/button-group.tsx";
import layout from "../../../kit/layout.module.css";

const sizes = ["sm", "md", "lg"] as const;

export default function ButtonGroupSizes() {
  return sizes.map((size) => (
    <div className={layout.row} key={size}>
      <span className={layout.label}>{size}</span>
      <ButtonGroup label={`Show the log by, ${size}`}>
        {["Day", "Week", "Month"].map((word) => (
          <Button key={word} variant="contained" color="info" size={size}>
            {word}
          </Button>
        ))}
      </ButtonGroup>
    </div>
  ));
}
