import { Card } from "../../kit/card/card.tsx";
import { Split, type SplitProps } from "../../kit/split/split.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<SplitProps>) {
  return (
    <div className={room.whole}>
      <Split {...options}>
        <Card>
          Sand
          <br />
          Clay
          <br />
          Basalt
        </Card>
        <Card>Water</Card>
      </Split>
    </div>
  );
}
