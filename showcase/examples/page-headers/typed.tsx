import { Button } from "../../../kit/button/button.tsx";
import { PageHeader } from "../../../kit/page-header/page-header.tsx";
import { TypedHeadline } from "../../../kit/typed-headline/typed-headline.tsx";

const lamps = { src: "/samples/header-lamps.svg", width: 480, height: 416 };
const phrases = ["web development", "mobile development", "web design"];

export default function TypedHeader() {
  return (
    <PageHeader picture={lamps} variant="rock">
      <TypedHeadline as="h3" phrases={phrases} typeSpeed={50} backDelay={7500}>
        One crew for
      </TypedHeadline>
      <p>Three trades under one roof, so nobody has to pass a drawing through a letterbox.</p>
      <Button href="#typed" variant="gradient" color="success" size="lg">
        Meet the crew
      </Button>
    </PageHeader>
  );
}
