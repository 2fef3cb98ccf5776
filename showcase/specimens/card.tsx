import { Card, type CardProps } from "../../kit/card/card.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<CardProps>) {
  return (
    <div className={room.card}>
      <Card {...options}>A sheet with an edge.</Card>
    </div>
  );
}
