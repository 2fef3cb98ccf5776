import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

export default function TextLooks() {
  return (
    <div className={layout.stack}>
      <Text look="lead">Lead. One thought, said once, before anybody has to decide to read on.</Text>
      <Text>
        Body. The drill went through four metres of clay and then stopped being interesting. At 38 metres the
        water changed colour, and two of us got up to look.
      </Text>
      <Text look="small">Small. For what goes with a field or a card: it may be skipped, not missed.</Text>
      <Text look="caption">Caption. The second core of bore 0117, photographed wet.</Text>
    </div>
  );
}
