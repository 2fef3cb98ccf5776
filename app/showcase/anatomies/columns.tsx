import { Columns } from "../../ui/columns/columns.tsx";
import { InfoCard } from "../../ui/info-card/info-card.tsx";

export default (
  <Columns>
    <InfoCard title="…" description="…" />
    <InfoCard title="…" description="…" />
  </Columns>
);
