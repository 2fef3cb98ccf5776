import { CounterCard, CounterRow } from "../../../kit/counter-card/counter-card.tsx";

export default function ThreeCounters() {
  return (
    <CounterRow>
      <CounterCard
        color="info"
        divider="vertical"
        count={412}
        title="bores in one log"
        description="From the Hawkesbury to Bega, each with its depth and its neighbour."
      />
      <CounterCard
        color="success"
        divider="vertical"
        count={96.4}
        suffix="%"
        title="of the core came up"
        description="The rest is sand, and still down there."
      />
      <CounterCard
        color="warning"
        count={31}
        suffix=" m"
        title="to the first water"
        description="On average. Ask for yours."
      />
    </CounterRow>
  );
}
