import layout from "../../../kit/layout.module.css";
import { RentalCard } from "../../../kit/rental-card/rental-card.tsx";

export default function Places() {
  return (
    <div className={layout.columns}>
      <RentalCard
        title="House on the coast"
        description="Two rooms over the water, and a desk by the window."
        image="/samples/terrain-coast.svg"
        alt="Cliffs over the sea"
        categories={["Entire house", "4 guests", "2 beds"]}
        action={{ label: "Book", href: "#book" }}
      />
      <RentalCard
        title="Hut in the forest"
        description="One room, one stove, and nobody for a day's walk."
        image="/samples/terrain-forest.svg"
        alt="A hill of trees"
        categories={["Entire hut", "2 guests", "1 bed"]}
        action={{ label: "Book", href: "#book" }}
      />
    </div>
  );
}
