import { Badge } from "../../../kit/badge/badge.tsx";
import { Button } from "../../../kit/button/button.tsx";
import { Heading } from "../../../kit/heading/heading.tsx";
import { Row } from "../../../kit/row/row.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";
import { Text } from "../../../kit/text/text.tsx";

export default function BadgesInPlace() {
  return (
    <Stack>
      <Row>
        <Heading as="h3">Bore 0117</Heading>
        <Badge color="info">Drilling</Badge>
      </Row>
      <Text>
        Rig 2 is at 184 metres and <Badge>on time</Badge>, rig 3 is <Badge color="warning">waiting</Badge> for
        a pump.
      </Text>
      <Row>
        <Button variant="outline" color="dark">
          Samples
          <Badge rounded color="primary">
            8
          </Badge>
        </Button>
      </Row>
    </Stack>
  );
}
