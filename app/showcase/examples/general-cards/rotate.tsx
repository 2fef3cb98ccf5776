import { Columns } from "../../../ui/columns.tsx";
import { RotatingCard } from "../../../ui/rotating-card.tsx";

const bores = [
  {
    front: { title: "Bore 14", description: "Sixty-one metres and still going." },
    back: {
      title: "Why still",
      description: "Water at thirty-one, salt at forty. The farm wants sweet water, so the crew goes on.",
      action: { label: "Read its log", route: "#rotate" },
    },
    terrain: "desert",
  },
  {
    front: { title: "Bore 15", description: "Dry, and closed with care." },
    back: {
      title: "Nothing is wasted",
      description: "A dry hole is a measurement. It is on the map, so that nobody pays for it twice.",
    },
    terrain: "forest",
  },
  {
    front: { title: "Bore 16", description: "Sweet water at nine metres." },
    back: {
      title: "Beginner’s luck",
      description: "The owner pointed, and was right. We have not told the others.",
      action: { label: "See where", route: "#rotate" },
    },
    terrain: "coast",
  },
];

export default function RotatingCards() {
  return (
    <Columns stepped>
      {bores.map(({ front, back, terrain }) => (
        <RotatingCard
          key={front.title}
          front={{ ...front, image: `/samples/terrain-${terrain}.svg` }}
          back={back}
        />
      ))}
    </Columns>
  );
}
