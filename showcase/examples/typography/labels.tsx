import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

export default function Labels() {
  return (
    <div className={layout.stack}>
      <Text look="depth">
        <b>−40 m</b> delivery
      </Text>
      <Text look="depth">
        <b>−184 m</b> where the water is
      </Text>
      <Text look="label">bore 0117 / core 12 / tray 3</Text>
    </div>
  );
}
