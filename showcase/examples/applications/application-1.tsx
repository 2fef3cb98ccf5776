import { Button } from "../../../kit/button/button.tsx";
import { Columns } from "../../../kit/columns/columns.tsx";
import { InfoCard } from "../../../kit/info-card/info-card.tsx";
import { Row } from "../../../kit/row/row.tsx";
import { Split, Words } from "../../../kit/split/split.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

const facts = [
  { title: "Works in a hole", description: "No signal, no trouble. It sends when you are back up." },
  { title: "Big buttons", description: "Made for gloves, and for the thumb that is left." },
  { title: "Counts for you", description: "One press for each rod. Metres add themselves." },
  { title: "Keeps its word", description: "What was logged stays. A correction is a new line." },
];

export default function PhoneApplication() {
  return (
    <Split align="end">
      <img src="/samples/bore-log.svg" alt="" width="400" height="520" />
      <Stack gap="wide">
        <Words>
          <h3>The log book that doesn’t get wet</h3>
          <p>Bore Log replaces the notebook in the door of the ute, and the evening spent typing it in.</p>
          <Row>
            <Button href="#application-1" variant="gradient" color="success">
              Get it for iOS
            </Button>
            <Button href="#application-1" variant="outline" color="dark">
              Try it here
            </Button>
          </Row>
        </Words>
        <Columns>
          {facts.map((fact) => (
            <InfoCard key={fact.title} titleAs="h4" {...fact} />
          ))}
        </Columns>
      </Stack>
    </Split>
  );
}
