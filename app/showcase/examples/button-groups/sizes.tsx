import { Button } from "../../../ui/button/button.tsx";
import { ButtonGroup } from "../../../ui/button-group/button-group.tsx";
import { Row } from "../../../ui/row/row.tsx";

const sizes = ["sm", "md", "lg"] as const;

export default function ButtonGroupSizes() {
  return sizes.map((size) => (
    <Row key={size} label={size}>
      <ButtonGroup label={`Show the log by, ${size}`}>
        {["Day", "Week", "Month"].map((word) => (
          <Button key={word} variant="contained" color="info" size={size}>
            {word}
          </Button>
        ))}
      </ButtonGroup>
    </Row>
  ));
}
