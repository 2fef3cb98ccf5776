import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

export default function Monospace() {
  return (
    <div className={layout.stack}>
      <Text look="mono">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz</Text>
      <Text look="mono">0123456789 −40 m · 184.5 kPa · 0O 1lI 8B {"{ } [ ] ( ) < > =>"}</Text>
    </div>
  );
}
