import { Button } from "../../../kit/button/button.tsx";
import { ButtonGroup } from "../../../kit/button-group/button-group.tsx";
import { Row } from "../../../kit/row/row.tsx";

const layers = ["Interface", "Delivery", "Platform", "Network"];

export default function VerticalButtonGroups() {
  return (
    <Row>
      {(["outline", "gradient"] as const).map((variant) => (
        <ButtonGroup key={variant} orientation="vertical" label={`Go to a layer, ${variant}`}>
          {layers.map((layer) => (
            <Button key={layer} variant={variant} color="secondary">
              {layer}
            </Button>
          ))}
        </ButtonGroup>
      ))}
    </Row>
  );
}
