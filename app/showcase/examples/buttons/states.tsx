import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Row } from "../../../ui/row/row.tsx";

const variants = ["gradient", "contained", "outline"] as const;

export default function ButtonStates() {
  return (
    <>
      <Row label="ready">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} color="success">
            Start the pump
          </Button>
        ))}
      </Row>
      <Row label="busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} color="success" aria-disabled="true">
            <Icon name="turn" /> Starting …
          </Button>
        ))}
      </Row>
      <Row label="disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} color="success" disabled>
            Start the pump
          </Button>
        ))}
      </Row>
    </>
  );
}
