import { InfoCard } from "../../../kit/info-card/info-card.tsx";
import layout from "../../../kit/layout.module.css";
import { RotatingCard } from "../../../kit/rotating-card/rotating-card.tsx";

const front = {
  title: "The core box",
  description: "Every metre we drill, in the order it lay.",
  image: "/samples/card-core-box.svg",
};
const back = {
  title: "Yours to keep",
  description: "Labelled by depth, photographed wet and dry. Forty kilos; mind your back.",
  action: { label: "Order a box", href: "#turning-card" },
};
const facts = [
  { icon: "search", title: "Found by date", description: "Each reading has its hour. Ask for a day." },
  { icon: "tick", title: "Checked twice", description: "At the rig, and at the desk by someone else." },
  { icon: "copy", title: "In two places", description: "The log leaves the shed before the crew does." },
  { icon: "turn", title: "Drilled again", description: "If a box is mislabelled, at our cost." },
] as const;

export default function FeaturesWithTurningCard() {
  return (
    <div className={layout.split}>
      <RotatingCard front={front} back={back} />
      <div className={layout.words}>
        <h3>What comes up with each hole</h3>
        <p>A box of stone and four habits that keep it worth more than gravel.</p>
        <div className={layout.columns}>
          {facts.map((fact) => (
            <InfoCard key={fact.title} titleAs="h4" {...fact} />
          ))}
        </div>
      </div>
    </div>
  );
}
