import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

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
  none: "None, no edge",
} as const;
const colors = Object.keys(named) as (keyof typeof named)[];
const variants = ["gradient", "contained", "outline"] as const;

// Omits the white outline button, because it needs a dark background; `on-rock.tsx` shows it.
export default function ButtonColours() {
  return (
    <div className={`${layout.stack} ${layout.parts}`}>
      {variants.map((variant) => (
        <div className={layout.stack} key={variant}>
          <Text look="label">{variant}</Text>
          <div className={layout.tiles}>
            {colors
              .filter((color) => variant !== "outline" || color !== "white")
              .map((color) => (
                <Button key={color} variant={variant} color={color}>
                  {named[color]}
                </Button>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
