import { Button } from "../../../kit/button/button.tsx";
import { Icon } from "../../../kit/icon/icon.tsx";
import { Row } from "../../../kit/row/row.tsx";
import { Text } from "../../../kit/text/text.tsx";
import { Tiles } from "../../../kit/tiles/tiles.tsx";

const variants = ["gradient", "contained", "outline"] as const;

export default function ButtonStates() {
  return (
    <Tiles>
      <Row>
        <Text look="label">ready</Text>
      </Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} color="success">
          Start the pump
        </Button>
      ))}
      <Row>
        <Text look="label">busy</Text>
      </Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} color="success" busy>
          <Icon name="turn" /> Starting …
        </Button>
      ))}
      <Row>
        <Text look="label">disabled</Text>
      </Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} color="success" disabled>
          Start the pump
        </Button>
      ))}
    </Tiles>
  );
}
