import { Avatar } from "../../../kit/avatar/avatar.tsx";
import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

export default function AvatarBesideName() {
  return (
    <div className={layout.row}>
      <Avatar size="lg" alt="" image="/samples/portrait-ines.svg" />
      <div>
        <Text>
          <b>Ines Calder</b>
        </Text>
        <Text look="caption">Reads cores. 3 March, at rig 2.</Text>
      </div>
    </div>
  );
}
