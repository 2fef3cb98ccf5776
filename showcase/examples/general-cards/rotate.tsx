import layout from "../../../kit/layout.module.css";
import { RotatingCard } from "../../../kit/rotating-card/rotating-card.tsx";

const bores = [
  {
    front: { title: "Bore 14", description: "Sixty-one metres and still going." },
    back: {
      title: "Why still",
      description: "Water at thirty-one, salt at forty. The farm wants sweet water, so the crew goes on.",
      action: { label: "Read its log", href: "#rotate" },
    },
    layer: "network",
  },
  {
    front: { title: "Bore 15", description: "Dry, and closed with care." },
    back: {
      title: "Nothing is wasted",
      description: "A dry hole is a measurement. It is on the map, so that nobody pays for it twice.",
    },
    layer: "platform",
  },
  {
    front: { title: "Bore 16", description: "Sweet water at nine metres." },
    back: {
      title: "Beginner’s luck",
      description: "The owner pointed, and was right. We have not told the others.",
      action: { label: "See where", href: "#rotate" },
    },
    layer: "interface",
  },
];

export default function RotatingCards() {
  return (
    <div className={`${layout.columns} ${layout.stepped}`}>
      {bores.map(({ front, back, layer }) => (
        <RotatingCard
          key={front.title}
          front={{ ...front, image: `/samples/layer-${layer}.svg` }}
          back={back}
        />
      ))}
    </div>
  );
}
