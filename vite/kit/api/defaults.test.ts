// R-DEV-5
import { expect, test } from "vitest";
import { defaultsIn } from "./defaults.ts";

const source = `
export function Bore({ depth = 4, unit: Unit = "m", wet = false, name = site.name, ...more }: BoreProps) {
  const { lamps = [], onStrike, ...rest } = more;
  return oneOf("Bore", "layer", layer, layers, "bedrock");
}

export function Other({
  depth = 5,
}: OtherProps) {
  return null;
}
`;

test("literals count, in the parameters, below them and in oneOf; what is worked out does not", () => {
  expect(Object.fromEntries(defaultsIn(source, "Bore"))).toEqual({
    depth: "4",
    unit: '"m"',
    wet: "false",
    lamps: "[]",
    layer: '"bedrock"',
  });
});

test("each component has its own, also where its parameters take several lines", () => {
  expect(Object.fromEntries(defaultsIn(source, "Other"))).toEqual({ depth: "5" });
});

test("what is handed on under its own name has the default of whom it is handed to", () => {
  const whole = `${source}
export function Rig({ layer, depth = 9, unit, ...rest }: RigProps) {
  return <Bore layer={layer} depth={depth} wet={unit} {...rest} />;
}
`;
  expect(Object.fromEntries(defaultsIn(whole, "Rig"))).toEqual({ layer: '"bedrock"', depth: "9" });
});
