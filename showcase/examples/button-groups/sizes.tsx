import { Button } from "../../../kit/button/button.tsx";
import { ButtonGroup } from "../../../kit/button-group/button-group.tsx";
import { Row } from "../../../kit/row/row.tsx";

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
