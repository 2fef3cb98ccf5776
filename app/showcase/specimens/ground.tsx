import { Ground, type GroundProps } from "../../ui/ground/ground.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import room from "./room.module.css";

export default function Specimen({ layer = "interface", ...options }: Partial<GroundProps>) {
  return (
    <div className={room.whole}>
      <Ground layer={layer} picture={`/samples/layer-${layer}.svg`} {...options}>
        <Heading as="h3">What carries</Heading>
        <Text>Words stand above the rock.</Text>
      </Ground>
    </div>
  );
}
