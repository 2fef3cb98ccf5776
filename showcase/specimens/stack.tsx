import { Card } from "../../kit/card/card.tsx";
import { Stack, type StackProps } from "../../kit/stack/stack.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<StackProps>) {
  return (
    <div className={room.card}>
      <Stack {...options}>
        <Card>Sand</Card>
        <Card>Clay</Card>
      </Stack>
    </div>
  );
}
