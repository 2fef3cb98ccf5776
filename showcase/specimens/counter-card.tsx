import { CounterCard, type CounterCardProps } from "../../kit/counter-card/counter-card.tsx";
import layout from "../../kit/layout.module.css";
import room from "./room.module.css";

export default function Specimen(options: Partial<CounterCardProps>) {
  const card = (
    <CounterCard count={240} suffix="+" title="Bores" description="Since the first rig." {...options} />
  );
  if (options.color !== "light") return <div className={room.narrow}>{card}</div>;
  return (
    <div className={room.small}>
      <div data-theme="dark" className={layout.rock}>
        {card}
      </div>
    </div>
  );
}
