import { InfoCard } from "../../../kit/info-card/info-card.tsx";
import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

const layers = [
  {
    depth: "0 m",
    title: "What you touch",
    description: "Screens for the site office and the boots outside it.",
  },
  {
    depth: "−12 m",
    title: "How it gets there",
    description: "Each change is tested, then let out on one rig first.",
  },
  {
    depth: "−24 m",
    title: "What it stands on",
    description: "Servers written down as text, so that they can be built again.",
  },
  {
    depth: "−36 m",
    title: "What it travels through",
    description: "Cable, mast and the last kilometre along the fence.",
  },
  {
    depth: "−48 m",
    title: "What holds it up",
    description: "Machines we can name, in a room with a working door.",
  },
];

export default function FeaturesInLayers() {
  return (
    <div className={layout.split}>
      <img src="/samples/layer-column.svg" width={240} height={284} alt="" />
      <ol className={`${layout.stack} ${layout.parts}`}>
        {layers.map(({ depth, ...words }) => (
          <li key={depth}>
            <Text look="depth">
              <b>{depth}</b>
            </Text>
            <InfoCard {...words} />
          </li>
        ))}
      </ol>
    </div>
  );
}
