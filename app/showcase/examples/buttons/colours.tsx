import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/row.tsx";

const named = {
  primary: "Primary",
  secondary: "Secondary",
  info: "Info",
  success: "Success",
  warning: "Warning",
  danger: "Danger",
  light: "Light",
  dark: "Dark",
  white: "White",
  none: "None",
} as const;
const colors = Object.keys(named) as (keyof typeof named)[];

export default function ButtonColours() {
  return (
    <Row>
      {colors.map((color) => (
        <Button key={color} variant="gradient" color={color}>
          {named[color]}
        </Button>
      ))}
    </Row>
  );
}
