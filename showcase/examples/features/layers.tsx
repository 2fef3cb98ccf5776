import { Layers } from "../../../kit/layers/layers.tsx";

const layers = [
  {
    layer: "interface",
    depth: "0 m",
    title: "What you touch",
    description: "Screens for the site office and the boots outside it.",
  },
  {
    layer: "delivery",
    depth: "−12 m",
    title: "How it gets there",
    description: "Each change is tested, then let out on one rig first.",
  },
  {
    layer: "platform",
    depth: "−24 m",
    title: "What it stands on",
    description: "Servers written down as text, so that they can be built again.",
  },
  {
    layer: "network",
    depth: "−36 m",
    title: "What it travels through",
    description: "Cable, mast and the last kilometre along the fence.",
  },
  {
    layer: "bedrock",
    depth: "−48 m",
    title: "What holds it up",
    description: "Machines we can name, in a room with a working door.",
  },
] as const;

export default function FeaturesInLayers() {
  return <Layers layers={layers.map((one) => ({ ...one, picture: pictureOf(one.layer) }))} />;
}

function pictureOf(layer: string) {
  return { src: `/samples/layer-${layer}.svg`, width: 720, height: 200 };
}
