import { CounterCard } from "../../ui/counter-card/counter-card.tsx";
import { CounterRow } from "../../ui/counter-card/counter-row.tsx";

export default (
  <CounterRow>
    <CounterCard count={70} title="…" />
    <CounterCard count={15} title="…" divider="vertical" />
  </CounterRow>
);
