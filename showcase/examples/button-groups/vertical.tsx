import { Button } from "../../../kit/button/button.tsx";
import { ButtonGroup } from "../../../kit/button-group/button-group.tsx";
import layout from "../../../kit/layout.module.css";

const layers = ["Interface", "Delivery", "Platform", "Network"];

export default function VerticalButtonGroups() {
  return (
    <div className={layout.row}>
      {(["outline", "gradient"] as const).map((variant) => (
        <ButtonGroup key={variant} orientation="vertical" label={`Go to a layer, ${variant}`}>
          {layers.map((layer) => (
            <Button key={layer} variant={variant} color="secondary">
              {layer}
            </Button>
          ))}
        </ButtonGroup>
      ))}
    </div>
  );
}
