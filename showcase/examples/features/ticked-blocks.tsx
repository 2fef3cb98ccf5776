import { FeatureBlock } from "../../../kit/feature-block/feature-block.tsx";
import layout from "../../../kit/layout.module.css";

const blocks = [
  {
    layer: "interface",
    title: "Rosters",
    description: "Who drills where, on a page that loads in the ute.",
    ticked: ["Works offline", "Swaps by text message"],
  },
  {
    layer: "delivery",
    title: "Water levels",
    description: "Forty bores report each morning, unasked.",
    ticked: ["One chart for each bore", "An alarm that can be argued with"],
  },
  {
    layer: "platform",
    title: "Strata records",
    description: "Levies, by-laws and minutes, kept by lot.",
    ticked: ["Seven years back", "Export as one file"],
  },
  {
    layer: "network",
    title: "Site links",
    description: "A mast, a cable and a spare of each.",
    ticked: ["Fails over in a second", "Tested on the first Monday"],
  },
];

export default function TickedFeatureBlocks() {
  return (
    <div className={`${layout.columns} ${layout.wide}`}>
      {blocks.map(({ layer, ...words }) => (
        <FeatureBlock key={layer} sign={`/samples/layer-${layer}.svg`} {...words} />
      ))}
    </div>
  );
}
