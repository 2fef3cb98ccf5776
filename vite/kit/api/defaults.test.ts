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

test("literal defaults are found in parameters, in the body and in oneOf; computed defaults are ignored", () => {
  expect(Object.fromEntries(defaultsIn(source, "Bore"))).toEqual({
    depth: "4",
    unit: '"m"',
    wet: "false",
    lamps: "[]",
    layer: '"bedrock"',
  });
});

test("each component has its own defaults, also if its parameters take several lines", () => {
  expect(Object.fromEntries(defaultsIn(source, "Other"))).toEqual({ depth: "5" });
});

test("a prop that is passed on under its own name has the default of the component that receives it", () => {
  const whole = `${source}
export function Rig({ layer, depth = 9, unit, ...rest }: RigProps) {
  return <Bore layer={layer} depth={depth} wet={unit} {...rest} />;
}
`;
  expect(Object.fromEntries(defaultsIn(whole, "Rig"))).toEqual({ layer: '"bedrock"', depth: "9" });
});
