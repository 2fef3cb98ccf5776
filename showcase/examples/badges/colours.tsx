import { Badge } from "../../../kit/badge/badge.tsx";
import layout from "../../../kit/layout.module.css";

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
} as const;
const colors = Object.keys(named) as (keyof typeof named)[];

export default function BadgeColours() {
  return (["fill", "gradient"] as const).map((variant) => (
    <div className={layout.row} key={variant}>
      <span className={layout.label}>{variant}</span>
      {colors.map((color) => (
        <Badge key={color} variant={variant} color={color}>
          {named[color]}
        </Badge>
      ))}
    </div>
  ));
}
