import { Button } from "../../../kit/button/button.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";
import { Text } from "../../../kit/text/text.tsx";
import { Tiles } from "../../../kit/tiles/tiles.tsx";

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

// A white outline is for dark ground: the next example.
export default function ButtonColours() {
  return (
    <Stack gap="wide">
      {variants.map((variant) => (
        <Stack key={variant}>
          <Text look="label">{variant}</Text>
          <Tiles columns={5}>
            {colors
              .filter((color) => variant !== "outline" || color !== "white")
              .map((color) => (
                <Button key={color} variant={variant} color={color}>
                  {named[color]}
                </Button>
              ))}
          </Tiles>
        </Stack>
      ))}
    </Stack>
  );
}
