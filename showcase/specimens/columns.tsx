import { Card } from "../../kit/card/card.tsx";
import { Columns, type ColumnsProps } from "../../kit/columns/columns.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<ColumnsProps>) {
  return (
    <div className={room.whole}>
      <Columns {...options}>
        <Card>Sand</Card>
        <Card>Clay</Card>
        <Card>Basalt</Card>
        <Card>Slate</Card>
        <Card>Gneiss</Card>
      </Columns>
    </div>
  );
}
