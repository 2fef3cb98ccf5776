import { CounterCard } from "../../kit/counter-card/counter-card.tsx";
import { CounterRow } from "../../kit/counter-card/counter-row.tsx";

export default (
  <CounterRow>
    <CounterCard count={70} title="…" />
    <CounterCard count={15} title="…" divider="vertical" />
  </CounterRow>
);
