import { Button } from "../../../kit/button/button.tsx";
import { Icon } from "../../../kit/icon/icon.tsx";
import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

const variants = ["gradient", "contained", "outline"] as const;

export default function ButtonStates() {
  return (
    <div className={layout.tiles}>
      <div className={layout.row}>
        <Text look="label">ready</Text>
      </div>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} color="success">
          Start the pump
        </Button>
      ))}
      <div className={layout.row}>
        <Text look="label">busy</Text>
      </div>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} color="success" busy>
          <Icon name="turn" /> Starting …
        </Button>
      ))}
      <div className={layout.row}>
        <Text look="label">disabled</Text>
      </div>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} color="success" disabled>
          Start the pump
        </Button>
      ))}
    </div>
  );
}
