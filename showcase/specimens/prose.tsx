import { Prose, type ProseProps } from "../../kit/prose/prose.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<ProseProps>) {
  return (
    <div className={room.card}>
      <Prose {...options}>
        <p>The rig stood on the hill for a week before it found water.</p>
        <p>It was forty metres down, in sandstone, and cold.</p>
      </Prose>
    </div>
  );
}
