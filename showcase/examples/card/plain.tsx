import { Card } from "../../../kit/card/card.tsx";
import { Columns } from "../../../kit/columns/columns.tsx";

export default function Plain() {
  return (
    <Columns>
      <Card>On the page: an edge, no shadow.</Card>
      <Card raised>Raised: a shadow lifts it off.</Card>
    </Columns>
  );
}
