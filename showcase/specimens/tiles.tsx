import { Card } from "../../kit/card/card.tsx";
import { Tiles, type TilesProps } from "../../kit/tiles/tiles.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<TilesProps>) {
  return (
    <div className={room.whole}>
      <Tiles {...options}>
        <Card>1</Card>
        <Card>2</Card>
        <Card>3</Card>
        <Card>4</Card>
        <Card>5</Card>
      </Tiles>
    </div>
  );
}
