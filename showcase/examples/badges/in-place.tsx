import { Badge } from "../../../kit/badge/badge.tsx";
import { Button } from "../../../kit/button/button.tsx";
import { Heading } from "../../../kit/heading/heading.tsx";
import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

export default function BadgesInPlace() {
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Heading as="h3">Bore 0117</Heading>
        <Badge color="info">Drilling</Badge>
      </div>
      <Text>
        Rig 2 is at 184 metres and <Badge>on time</Badge>, rig 3 is <Badge color="warning">waiting</Badge> for
        a pump.
      </Text>
      <div className={layout.row}>
        <Button variant="outline" color="dark">
          Samples
          <Badge rounded color="primary">
            8
          </Badge>
        </Button>
      </div>
    </div>
  );
}
