import { Tabs, type TabsProps } from "../../kit/tabs/tabs.tsx";
import room from "./room.module.css";

const tabs = [
  { name: "Sand", content: "It drains." },
  { name: "Clay", content: "It holds." },
  { name: "Basalt", content: "It carries." },
];

export default function Specimen(options: Partial<TabsProps>) {
  return (
    <div className={room.wide}>
      <Tabs label="Layers" tabs={tabs} {...options} />
    </div>
  );
}
