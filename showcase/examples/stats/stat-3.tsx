import { CounterCard } from "../../../kit/counter-card/counter-card.tsx";
import { Ground } from "../../../kit/ground/ground.tsx";
import { Split } from "../../../kit/split/split.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

export default function CountersOnBedrock() {
  return (
    <Ground layer="bedrock" picture="/samples/layer-bedrock-wide.svg" side="below">
      <Split wide="first">
        <CounterCard
          size="lg"
          color="light"
          count={1679700}
          suffix=" +"
          title="developers and companies"
          description="have stood on this sentence. It came with the template, and so did they."
        />
        <Stack>
          <CounterCard color="light" divider="horizontal" count={50} suffix="+" title="brands" />
          <CounterCard color="light" count={24} suffix=" hours" title="in which we aim to answer" />
        </Stack>
      </Split>
    </Ground>
  );
}
