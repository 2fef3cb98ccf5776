import { Columns } from "../../../ui/columns.tsx";
import { InfoCard } from "../../../ui/info-card.tsx";
import { RotatingCard } from "../../../ui/rotating-card.tsx";
import { Split } from "../../../ui/split.tsx";

const front = {
  title: "The core box",
  description: "Every metre we drill, in the order it lay.",
  image: "/samples/thin-section-malachite.svg",
};
const back = {
  title: "Yours to keep",
  description:
    "Labelled by depth, photographed wet and dry, and delivered with the invoice. Forty kilos; mind your back.",
  action: { label: "Order a box", route: "#turning-card" },
};

export default function FeaturesWithTurningCard() {
  return (
    <Split>
      <RotatingCard front={front} back={back} />
      <Columns>
        <InfoCard
          icon="search"
          title="Found by date"
          description="Each reading has its hour. Ask for a day."
        />
        <InfoCard
          icon="tick"
          title="Checked twice"
          description="Once at the rig, once at the desk, by someone else."
        />
        <InfoCard
          icon="copy"
          title="In two places"
          description="The log leaves the shed before the crew does."
        />
        <InfoCard
          icon="turn"
          title="Sent back"
          description="A box we mislabelled is drilled again, at our cost."
        />
      </Columns>
    </Split>
  );
}
