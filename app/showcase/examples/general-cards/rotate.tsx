import { RotatingCard } from "../../../ui/rotating-card.tsx";
import { Split } from "../../../ui/split.tsx";

export default function RotatingCards() {
  return (
    <Split wide="first">
      <RotatingCard
        front={{
          title: "Bore 14",
          description: "Sixty-one metres and still going.",
          image: "/samples/terrain-desert.svg",
        }}
        back={{
          title: "Why still",
          description: "Water at thirty-one, salt at forty. The farm wants sweet water, so the crew goes on.",
          action: { label: "Read its log", route: "#rotate" },
        }}
      />
      <RotatingCard
        front={{
          title: "Bore 15",
          description: "Dry, and closed with care.",
          image: "/samples/terrain-forest.svg",
        }}
        back={{
          title: "Nothing is wasted",
          description: "A dry hole is a measurement. It is on the map, so that nobody pays for it twice.",
        }}
      />
    </Split>
  );
}
