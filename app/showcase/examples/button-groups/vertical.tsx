import { Button } from "../../../ui/button/button.tsx";
import { ButtonGroup } from "../../../ui/button-group/button-group.tsx";
import { Row } from "../../../ui/row/row.tsx";

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
