import { Card } from "../../../kit/card/card.tsx";
import layout from "../../../kit/layout.module.css";

export default function Plain() {
  return (
    <div className={layout.columns}>
      <Card>On the page: an edge, no shadow.</Card>
      <Card raised>Raised: a shadow lifts it off.</Card>
    </div>
  );
}
