import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Row } from "../../../ui/row/row.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";

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
