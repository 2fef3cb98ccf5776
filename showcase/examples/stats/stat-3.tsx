import { CounterCard } from "../../../kit/counter-card/counter-card.tsx";
import layout from "../../../kit/layout.module.css";

export default function CountersOnBedrock() {
  return (
    <div className={layout.rock}>
      <img
        src="/samples/layer-bedrock-wide.svg"
        width="1200"
        height="420"
        alt=""
        loading="lazy"
        className={layout.ground}
      />
      <div data-theme="dark" className={layout.firstWide}>
        <CounterCard
          size="lg"
          color="light"
          count={1679700}
          suffix=" +"
          title="developers and companies"
          description="have stood on this sentence. It came with the template, and so did they."
        />
        <div className={layout.stack}>
          <CounterCard color="light" divider="horizontal" count={50} suffix="+" title="brands" />
          <CounterCard color="light" count={24} suffix=" hours" title="in which we aim to answer" />
        </div>
      </div>
    </div>
  );
}
