import { CounterCard } from "../../../kit/counter-card/counter-card.tsx";
import layout from "../../../kit/layout.module.css";

export default function OneNumber() {
  return (
    <div className={`${layout.firstWide} ${layout.grounded}`}>
      <CounterCard size="lg" count={2017} duration={3000} title="is when the deep bore was begun" />
      <div className={layout.words}>
        <h3>It is not finished</h3>
        <p>
          Four metres in a good week, none in a wet one. The rig has outlasted two trucks, three managers and
          the software it was ordered with.
        </p>
      </div>
    </div>
  );
}
