import { CounterCard } from "../../../kit/counter-card/counter-card.tsx";
import { Split, Words } from "../../../kit/split/split.tsx";

export default function OneNumber() {
  return (
    <Split wide="first" align="end">
      <CounterCard size="lg" count={2017} duration={3000} title="is when the deep bore was begun" />
      <Words>
        <h3>It is not finished</h3>
        <p>
          Four metres in a good week, none in a wet one. The rig has outlasted two trucks, three managers and
          the software it was ordered with.
        </p>
      </Words>
    </Split>
  );
}
