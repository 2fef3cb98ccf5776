import { Columns } from "../../kit/columns/columns.tsx";
import { InfoCard } from "../../kit/info-card/info-card.tsx";

export default (
  <Columns>
    <InfoCard title="…" description="…" />
    <InfoCard title="…" description="…" />
  </Columns>
);
