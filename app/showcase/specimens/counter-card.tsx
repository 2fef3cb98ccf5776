import { CounterCard, type CounterCardProps } from "../../ui/counter-card/counter-card.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<CounterCardProps>) {
  return (
    <div className={room.small}>
      <CounterCard count={240} suffix="+" title="Bores" description="Since the first rig." {...options} />
    </div>
  );
}
